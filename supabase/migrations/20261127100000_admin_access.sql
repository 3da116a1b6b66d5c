-- Who may write. The site has one shared password and no accounts, so every request has the role
-- `anon`. A browser proves that it knows the password by sending a token derived from it in the
-- header `x-admin-key`. Only the SHA-256 hash of that token is stored here.

create schema if not exists private;

comment on schema private is 'Out of reach of the API: holds what only policies may look at.';

-- Without row-level security on purpose: the API roles have no privilege on this table at all.
create table private.admin_access (
  id boolean primary key default true check (id),
  token_sha256 text not null check (token_sha256 ~ '^[0-9a-f]{64}$')
);

comment on table private.admin_access is
  'One row: lower-case hex SHA-256 of the admin token.';

-- PostgREST provides the headers of a request in the setting `request.headers`:
-- https://docs.postgrest.org/en/stable/references/transactions.html A missing, empty or malformed
-- setting must mean "not the admin" and never make a query fail, which takes an exception block and
-- so plpgsql instead of sql.
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

-- Sets `updated_at`, whatever value the client sends. An update that changes nothing leaves it as it
-- is, and so does one of `display_order` alone, which visitors never see.
create function private.set_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  ignored constant text[] := array['display_order', 'updated_at'];
begin
  if to_jsonb(new) - ignored = to_jsonb(old) - ignored then
    new.updated_at := old.updated_at;
  else
    new.updated_at := now();
  end if;
  return new;
end;
$$;

-- A write of a row that has no `updated_at` carries a hash of what its form has read of it in the
-- header `x-expected-row`; `none` stands for no row. If the table has something else, nothing is
-- written, so that nobody overwrites or deletes what they have not seen. The arguments of the trigger
-- are the key of the table and the columns of the hash, which are one a line. Requests without the
-- header, and changes in SQL, are carried out.
create function private.skip_unseen_change() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  expected text :=
    nullif(current_setting('request.headers', true), '')::json ->> 'x-expected-row';
  has_row boolean;
  seen text;
begin
  if expected is null then
    return case tg_op when 'DELETE' then old else new end;
  elsif tg_op = 'INSERT' then
    -- The insert of an upsert. If there is such a row, this is called again for its update. Another
    -- request may just be deleting it: `for update` waits until that has ended.
    execute format(
      'select exists (select from %s where %I = $1 for update)',
      tg_relid::regclass,
      tg_argv[0]
    )
      into has_row
      using to_jsonb(new) ->> tg_argv[0];
    if not has_row and expected <> 'none' then
      return null;
    end if;
    return new;
  end if;
  select string_agg(to_jsonb(old) ->> name, e'\n' order by place)
    into seen
    from unnest(tg_argv[1:]) with ordinality as columns (name, place);
  if expected <> encode(sha256(convert_to(seen, 'UTF8')), 'hex') then
    return null;
  end if;
  return case tg_op when 'DELETE' then old else new end;
end;
$$;

comment on function private.skip_unseen_change() is
  'Writes only over the row that the header x-expected-row names, if there is one.';

-- By default, PostgreSQL lets every role execute a new function, so all privileges are revoked
-- before the needed ones are granted.
revoke all on schema private from public;
revoke all on all tables in schema private from public, anon, authenticated;
revoke all on all functions in schema private from public, anon, authenticated;

grant usage on schema private to anon, authenticated;
grant execute on function private.is_site_admin() to anon, authenticated;
