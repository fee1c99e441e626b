// Keeps the page of the table up to date, and says when it can't.
"use strict";

const SILENT_MS = 20000; // the companion gives a sign of life every few seconds
const AGAIN_MS = 3000;

const lost = document.getElementById("lost");
const where = document.body.dataset;
let source, heard = performance.now(), read = performance.now(), reading = false, again = false;

function words(seconds) {
  const ago = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" });
  for (const [unit, length] of [["day", 86400], ["hour", 3600], ["minute", 60]]) {
    if (seconds >= length) return ago.format(-Math.floor(seconds / length), unit);
  }
  return ago.format(0, "second");
}

function tellAge() {
  const age = document.getElementById("age"), span = age.querySelector("span");
  const since = (performance.now() - read) / 1000;
  if (span) span.textContent = words(Number(age.dataset.age) + since);
}

function say(text) {
  if (lost.textContent !== text) lost.textContent = text;
}

// Takes over what has changed, so that nothing else moves or is read aloud again.
function take(text) {
  const page = new DOMParser().parseFromString(text, "text/html");
  const focused = document.activeElement.id;
  document.title = page.title;
  for (const id of ["age", "main"]) {
    const now = document.getElementById(id), next = page.getElementById(id);
    if (!next) return;
    if (id === "age") now.replaceWith(document.adoptNode(next));
    else replace(now, next);
  }
  read = performance.now();
  if (focused && document.activeElement === document.body) {
    document.getElementById(focused)?.focus({ preventScroll: true });
  }
}

function replace(now, next) {
  const ids = (parent) => [...parent.children].map((each) => each.id).join();
  if (ids(now) !== ids(next)) {
    const step = document.getElementById("step"), fresh = next.querySelector("#step");
    if (step && fresh) {
      if (step.innerHTML !== fresh.innerHTML) step.innerHTML = fresh.innerHTML;
      fresh.replaceWith(step); // it stays the element that is read aloud
    }
    now.replaceChildren(...next.childNodes);
    return;
  }
  for (const [at, child] of [...next.children].entries()) {
    const old = now.children[at];
    if (old.innerHTML !== child.innerHTML) old.innerHTML = child.innerHTML;
  }
}

async function look() {
  if (reading) { again = true; return; }
  reading = true;
  try {
    const answer = await fetch(location.href);
    if (answer.status === 404) { gone(); return; }
    if (answer.ok) { take(await answer.text()); say(""); }
  } catch { // the line that keeps it alive says so
  } finally {
    reading = false;
  }
  if (again) { again = false; look(); }
}

// Sends a form, and shows where it leads without leaving the page.
document.addEventListener("submit", async (event) => {
  event.preventDefault();
  const form = event.target, button = form.querySelector("button");
  button.disabled = true;
  try {
    const answer = await fetch(form.action, { method: "POST", body: new URLSearchParams(new FormData(form)) });
    if (answer.redirected) history.replaceState(null, "", answer.url);
    if (answer.headers.get("content-type").startsWith("text/html")) take(await answer.text());
  } catch {
    say(where.lost);
  }
  button.disabled = false;
});

function gone() {
  say(where.gone);
  source.close();
  source = null;
}

function open() {
  source = new EventSource(where.live);
  source.addEventListener("table", () => { heard = performance.now(); look(); });
  source.addEventListener("beat", () => { heard = performance.now(); say(""); });
  source.onerror = () => { say(where.lost); heard = performance.now() - SILENT_MS; };
}

setInterval(() => {
  tellAge();
  if (!source) return;
  if (source.readyState === EventSource.CLOSED || performance.now() - heard > SILENT_MS + AGAIN_MS) {
    say(where.lost);
    source.close();
    heard = performance.now();
    look(); // it tells a lost line from an address that is no longer valid
    if (source) open();
  }
}, AGAIN_MS);

open();
