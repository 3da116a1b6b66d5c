-- Articles of the blog, written in the admin and shown on /blog and the home page.
-- Every `~ '\S'` check rejects text that is empty or only white space.

create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '\S'),
  title text not null check (title ~ '\S'),
  date date not null,
  category text not null check (category ~ '\S'),
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

create trigger blog_posts_set_updated_at
  before update on public.blog_posts
  for each row execute function private.set_updated_at();

alter table public.blog_posts enable row level security;

create policy "Anyone reads blog posts" on public.blog_posts
  for select to anon, authenticated
  using (true);

create policy "The site admin adds blog posts" on public.blog_posts
  for insert to anon, authenticated
  with check ((select private.is_site_admin()));

create policy "The site admin changes blog posts" on public.blog_posts
  for update to anon, authenticated
  using ((select private.is_site_admin()))
  with check ((select private.is_site_admin()));

create policy "The site admin deletes blog posts" on public.blog_posts
  for delete to anon, authenticated
  using ((select private.is_site_admin()));

-- Sets all privileges explicitly, because hosted projects have different default privileges for the
-- API roles on a new table.
revoke all on table public.blog_posts from anon, authenticated;
grant select, insert, update, delete on table public.blog_posts to anon, authenticated;
