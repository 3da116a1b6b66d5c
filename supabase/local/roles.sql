-- The API roles of every Supabase project. A plain Postgres lacks them, and the migrations grant
-- privileges to them, so this file runs before the migrations.
do $$
declare
  api_role text;
begin
  foreach api_role in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select 1 from pg_roles where rolname = api_role) then
      execute format('create role %I nologin noinherit', api_role);
    end if;
  end loop;
  alter role service_role bypassrls;
end;
$$;
