-- Success stories of customers, written in the admin.

create table public.success_stories (
  id uuid primary key default gen_random_uuid(),
  title text not null check (title ~ '\S'),
  category text not null check (category ~ '\S'),
  excerpt text not null check (excerpt ~ '\S'),
  content text not null check (content ~ '\S'),
  image_url text not null check (image_url ~ '\S'),
  image_alt text not null check (image_alt ~ '\S'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.success_stories is 'Customer stories; content is HTML, cleaned when shown.';

-- The list of stories: newest first.
create index success_stories_created_at_idx on public.success_stories (created_at desc);

create trigger success_stories_set_updated_at
  before update on public.success_stories
  for each row execute function private.set_updated_at();

alter table public.success_stories enable row level security;

create policy "Anyone reads success stories" on public.success_stories
  for select to anon, authenticated
  using (true);

create policy "The site admin writes success stories" on public.success_stories
  for all to anon, authenticated
  using ((select private.is_site_admin()))
  with check ((select private.is_site_admin()));

-- Sets all privileges explicitly, because hosted projects have different default privileges for the
-- API roles on a new table.
revoke all on table public.success_stories from anon, authenticated;
grant select, insert, update, delete on table public.success_stories to anon, authenticated;
