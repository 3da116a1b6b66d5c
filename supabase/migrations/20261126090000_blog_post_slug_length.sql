-- The page of a post is a file with the name of its slug, and file systems allow 255 bytes for a
-- name with all of its endings. The limit must equal the one in src/lib/slug.ts.
--
-- A trigger, not a check constraint: PostgreSQL checks a constraint at every update of a row, even
-- one that was added as not valid. A post from before this limit could then not be changed or moved
-- in the order any more. Here it keeps its slug until that is changed.
create function private.check_blog_post_slug() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  max_bytes constant integer := 240;
begin
  if tg_op = 'UPDATE' and new.slug is not distinct from old.slug then
    return new;
  end if;
  if octet_length(new.slug) > max_bytes then
    raise exception 'The slug is too long for an address: it has % bytes, and % are allowed.',
      octet_length(new.slug), max_bytes
      using errcode = 'check_violation', constraint = 'blog_posts_slug_length';
  end if;
  return new;
end;
$$;

comment on function private.check_blog_post_slug() is
  'Refuses a new slug that is too long for the name of a file.';

revoke all on function private.check_blog_post_slug() from public, anon, authenticated;

create trigger blog_posts_check_slug
  before insert or update of slug on public.blog_posts
  for each row execute function private.check_blog_post_slug();
