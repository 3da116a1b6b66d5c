-- The tables themselves check what is saved: that nobody writes over a version that they have not
-- seen, and that a new slug can be an address.

-- As before, and for posts and stories as well, whose version is `updated_at`. A request without the
-- admin's key is left to the policies, before anything else is asked: it locks no row, and gets the
-- refusal of any other.
create or replace function private.skip_unseen_change() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  expected text;
  has_row boolean;
  seen text;
begin
  if private.is_site_admin() then
    expected := current_setting('request.headers')::json ->> 'x-expected-row';
  end if;
  if expected is null then
    return case tg_op when 'DELETE' then old else new end;
  elsif tg_op = 'INSERT' then
    -- The insert of an upsert. If there is such a row, this is called again for its update. Another
    -- request may just be deleting it: `for update` waits until that has ended.
    execute format(
      'select exists (select from %s where %I::text = $1 for update)',
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
  if expected <> encode(sha256(convert_to(coalesce(seen, ''), 'UTF8')), 'hex') then
    return null;
  end if;
  return case tg_op when 'DELETE' then old else new end;
end;
$$;

create trigger blog_posts_skip_unseen_change
  before insert or update or delete on public.blog_posts
  for each row execute function private.skip_unseen_change('id', 'updated_at');
create trigger success_stories_skip_unseen_change
  before insert or update or delete on public.success_stories
  for each row execute function private.skip_unseen_change('id', 'updated_at');

-- As findSlugFault() in src/lib/slug.ts, with the same names, signs and blanks. It remains a trigger,
-- so that a post from elsewhere keeps its slug until that is changed.
create or replace function private.check_blog_post_slug() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.slug is not distinct from old.slug then
    return new;
  end if;
  if octet_length(new.slug) > 240
    or lower(new.slug) in ('404', 'index', 'feed.xml')
    or new.slug ~ '[/\\%#?\u0001-\u001F\u007F-\u009F\u2028\u2029]'
    or new.slug ~ '^[.\s\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000\uFEFF]'
    or new.slug ~ '[.\s\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000\uFEFF]$'
    or new.slug ~* '\.html$'
  then
    raise exception 'The slug "%" cannot be the end of an address.', new.slug
      using errcode = 'check_violation', constraint = 'blog_posts_slug';
  end if;
  return new;
end;
$$;

comment on function private.check_blog_post_slug() is
  'Refuses a new slug that cannot be the end of an address and the name of a file.';
