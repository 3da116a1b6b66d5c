-- Who may write. The site has one shared password and no accounts, so every request arrives
-- as `anon`; the browser proves it knows the password by sending a token derived from it in
-- the header `x-admin-key`. Only the SHA-256 of that token is stored here.

create schema if not exists private;

comment on schema private is 'Out of reach of the API: holds what only policies may look at.';

-- No row-level security on purpose: the API roles hold no privilege on this table at all.
create table private.admin_access (
  id boolean primary key default true check (id),
  token_sha256 text not null check (token_sha256 ~ '^[0-9a-f]{64}$')
);

comment on table private.admin_access is
  'One row: lower-case hex SHA-256 of the admin token.';

-- plpgsql rather than sql for the exception block: a missing, empty or malformed
-- `request.headers` setting must mean "not the admin", never a failing query.
create function private.is_site_admin() returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  admin_key text;
begin
  admin_key := current_setting('request.headers', true)::json ->> 'x-admin-key';
  return exists (
    select 1
    from private.admin_access
    where token_sha256 = encode(sha256(convert_to(admin_key, 'UTF8')), 'hex')
  );
exception
  when data_exception then
    return false;
end;
$$;

comment on function private.is_site_admin() is
  'True when the request carries the admin token in its x-admin-key header.';

-- Keeps `updated_at` true whatever the client sends.
create function private.set_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;

-- PostgreSQL lets everyone execute a new function; take that back before giving the one away.
revoke all on schema private from public;
revoke all on all tables in schema private from public, anon, authenticated;
revoke all on all functions in schema private from public, anon, authenticated;

grant usage on schema private to anon, authenticated;
grant execute on function private.is_site_admin() to anon, authenticated;
