-- Articles of the blog, written in the admin and shown on /blog and the home page.
-- Every `~ '\S'` check rejects text that is empty or only white space.

create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '\S'),
  title text not null check (title ~ '\S'),
  date date not null,
  category text not null check (category ~ '\S'),
  -- The site shows the team's name (src/config/site.ts) for a post without an author.
  author text not null default '',
  author_avatar text not null default '/images/brand/author.svg',
  excerpt text not null check (excerpt ~ '\S'),
  image_url text not null check (image_url ~ '\S'),
  image_alt text not null check (image_alt ~ '\S'),
  content text not null check (content ~ '\S'),
  tags text[] not null default '{}',
  display_order integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.blog_posts is 'Articles of the blog; content is HTML, cleaned when shown.';

-- One index for each query of the site. A post is found by its slug with the index of the unique
-- constraint.

-- Blog list and home page: newest first.
create index blog_posts_date_idx on public.blog_posts (date desc);
-- Related articles: same category.
create index blog_posts_category_idx on public.blog_posts (category, date desc);
-- Admin list: the order that staff have set.
create index blog_posts_display_order_idx on public.blog_posts (display_order);

-- The page of a post is a file with the name of its slug, and file systems allow 255 bytes for a
-- name with all of its endings. The limit must equal the one in src/lib/slug.ts.
--
-- A trigger, not a check constraint: PostgreSQL checks a constraint at every update of a row, even
-- one that was added as not valid. A post from elsewhere with a longer slug could then not be changed
-- or moved in the order any more. Here it keeps its slug until that is changed.
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

create trigger blog_posts_set_updated_at
  before update on public.blog_posts
  for each row execute function private.set_updated_at();

alter table public.blog_posts enable row level security;

create policy "Anyone reads blog posts" on public.blog_posts
  for select to anon, authenticated
  using (true);

create policy "The site admin writes blog posts" on public.blog_posts
  for all to anon, authenticated
  using ((select private.is_site_admin()))
  with check ((select private.is_site_admin()));

-- Sets all privileges explicitly, because hosted projects have different default privileges for the
-- API roles on a new table.
revoke all on table public.blog_posts from anon, authenticated;
grant select, insert, update, delete on table public.blog_posts to anon, authenticated;
