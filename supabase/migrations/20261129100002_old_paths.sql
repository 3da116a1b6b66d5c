-- Former addresses of posts. A link that was shared once leads to the post for as long as there is
-- one: the renderer makes a file for each, and the application asks when it finds no post.

-- By post and not by target: whatever slugs a post has had, all of them lead to the one that it has
-- now, no two lead to each other, and a deleted post takes them along. By path and not by slug, so
-- that the addresses of a blog from elsewhere, such as /2023/05/my-post, have room. Paths are not
-- encoded, because slugs from elsewhere may have blanks.
create table public.old_paths (
  path text primary key check (path ~ '^/.'),
  post_id uuid not null references public.blog_posts on delete cascade
);

comment on table public.old_paths is 'Former addresses of posts, which lead to the post.';

create index old_paths_post_id_idx on public.old_paths (post_id);

create function private.keep_old_path() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.slug is not distinct from old.slug then
    return null;
  end if;
  -- An address in use is a page of its own.
  delete from public.old_paths where path = '/blog/' || new.slug;
  if tg_op = 'UPDATE' then
    insert into public.old_paths (path, post_id) values ('/blog/' || old.slug, new.id)
    on conflict (path) do update set post_id = excluded.post_id;
  end if;
  return null;
end;
$$;

comment on function private.keep_old_path() is
  'Keeps the address of a post whose slug changes, and frees one that is used again.';

create trigger blog_posts_keep_old_path
  after insert or update of slug on public.blog_posts
  for each row execute function private.keep_old_path();

create trigger note_insert after insert on public.old_paths
  referencing new table as new_rows
  for each statement execute function private.note_site_change();
create trigger note_update after update on public.old_paths
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.note_site_change();
create trigger note_delete after delete on public.old_paths
  referencing old table as old_rows
  for each statement execute function private.note_site_change();
create trigger note_truncate after truncate on public.old_paths
  for each statement execute function private.note_site_change();

alter table public.old_paths enable row level security;

create policy "The site admin reads and writes old paths" on public.old_paths
  for all to anon, authenticated
  using ((select private.is_site_admin()))
  with check ((select private.is_site_admin()));

create function public.list_moved_posts(of_path text default null) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(jsonb_build_object('path', path, 'slug', slug) order by path collate "C"), '[]'
  )
  from public.old_paths
  join public.blog_posts on id = post_id
  where (of_path is null or path = of_path)
    -- A path in use that was added by hand would lead from one page to another, and back.
    and not exists (
      select from public.blog_posts other where '/blog/' || other.slug = path
    )
$$;

comment on function public.list_moved_posts(text) is
  'For everyone: [{"path", "slug"}], where the post is now that had this path; without one, all.';

-- By default, PostgreSQL lets every role execute a new function, and hosted projects grant the API
-- roles all privileges on a new table or function in public.
revoke all on table public.old_paths from public, anon, authenticated;
revoke all on function private.keep_old_path() from public, anon, authenticated;
revoke all on function public.list_moved_posts(text) from public, anon, authenticated;

grant select, insert, update, delete on table public.old_paths to anon, authenticated;
grant execute on function public.list_moved_posts(text) to anon, authenticated;
