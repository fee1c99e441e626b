-- The tables' user owns the schema companion, and makes and changes what is in it; the reader only reads.
DO $$
BEGIN
    CREATE ROLE tables LOGIN;
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;
DO $$
BEGIN
    CREATE ROLE reader LOGIN;
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;
ALTER ROLE tables PASSWORD '{{ cafe_tables_password }}';
ALTER ROLE reader PASSWORD '{{ cafe_reader_password }}';
ALTER ROLE reader SET default_transaction_read_only = on;
ALTER ROLE reader SET statement_timeout = '5s';
REVOKE ALL ON DATABASE plays FROM PUBLIC;
REVOKE ALL ON SCHEMA public FROM PUBLIC;
GRANT CONNECT ON DATABASE plays TO tables, reader;
CREATE SCHEMA IF NOT EXISTS companion AUTHORIZATION tables;
GRANT USAGE ON SCHEMA companion TO reader;
GRANT SELECT ON ALL TABLES IN SCHEMA companion TO reader;
ALTER DEFAULT PRIVILEGES FOR ROLE tables IN SCHEMA companion GRANT SELECT ON TABLES TO reader;
