-- Drafts of posts: new posts that are not on the site yet, and changes of those that are. They have a
-- table of their own, because `public.blog_posts` is what visitors read, without a condition. A draft
-- can be shown by a link, and be published by the database at a time.

create table public.post_drafts (
  -- Made by the form, so that saving again after a lost response stores nothing more.
  id uuid primary key default gen_random_uuid(),
  -- Null for a post that is not on the site. A draft outlives its post.
  post_id uuid unique references public.blog_posts on delete set null,
  -- The columns of `blog_posts` that the form writes, complete or not: checked when published.
  fields jsonb not null check (jsonb_typeof(fields) = 'object'),
  -- `updated_at` of the post that the fields are based on; null for a new post.
  based_on timestamptz,
  publish_at timestamptz,
  -- Why it was not published at its time: changed, deleted, slug_taken, incomplete, or an error.
  problem text,
  -- 122 random bits, which nobody but the database chooses.
  preview_key uuid not null unique default gen_random_uuid(),
  -- Null if no link shows the draft.
  preview_until timestamptz,
  -- Changes with what will be published, and so tells two people apart.
  updated_at timestamptz not null default clock_timestamp()
);

comment on table public.post_drafts is 'Posts, and changes of posts, that are not on the site.';

create index post_drafts_publish_at_idx on public.post_drafts (publish_at);

create function private.set_draft_version() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if (new.fields, new.based_on, new.publish_at) is distinct from (old.fields, old.based_on, old.publish_at)
  then
    new.updated_at := clock_timestamp();
    -- What was wrong with the draft of before says nothing of this one.
    if new.problem is not distinct from old.problem then
      new.problem := null;
    end if;
  end if;
  -- A link that was ended never works again.
  if new.preview_until is null and old.preview_until is not null then
    new.preview_key := gen_random_uuid();
  end if;
  return new;
end;
$$;

create trigger post_drafts_set_version
  before update on public.post_drafts
  for each row execute function private.set_draft_version();

alter table public.post_drafts enable row level security;

create policy "The site admin reads and writes drafts" on public.post_drafts
  for all to anon, authenticated
  using ((select private.is_site_admin()))
  with check ((select private.is_site_admin()));

-- By the clock of the database. Copying the link again gives the same one for 14 more days.
create function public.share_draft(draft_id uuid) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  link jsonb;
begin
  if not private.is_site_admin() then
    raise exception 'Not permitted.' using errcode = 'insufficient_privilege';
  end if;
  update public.post_drafts
  set preview_until = now() + interval '14 days'
  where id = draft_id
  returning jsonb_build_object('key', preview_key, 'until', preview_until) into link;
  return link;
end;
$$;

comment on function public.share_draft(uuid) is
  'For the site admin: the key of a link to a draft, and until when it works. Null without a draft.';

-- Volatile, which PostgREST calls by POST only: an address with the key would be in logs.
create function public.preview_post(key uuid) returns jsonb
language sql
security definer
set search_path = ''
as $$
  select jsonb_build_object('fields', fields, 'until', preview_until)
  from public.post_drafts
  where preview_key = key and preview_until > now()
$$;

comment on function public.preview_post(uuid) is
  'For everyone: the draft that a link shows; null after its end.';

-- When publish_due_drafts() was last called, to five minutes: a schedule that does not run is shown.
alter table private.site_builds add column drafts_checked_at timestamptz;

create function private.publish_draft(draft public.post_drafts) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  post constant public.blog_posts := jsonb_populate_record(null::public.blog_posts, draft.fields);
begin
  if draft.post_id is null and draft.based_on is null then
    insert into public.blog_posts (
      slug, title, date, category, author, author_avatar, excerpt, image_url, image_alt, content,
      tags, display_order
    )
    select
      post.slug, post.title, post.date, post.category, post.author, post.author_avatar,
      post.excerpt, post.image_url, post.image_alt, post.content, post.tags,
      coalesce(max(display_order) + 1, 0)
    from public.blog_posts;
    return null;
  end if;
  update public.blog_posts
  set
    slug = post.slug, title = post.title, date = post.date, category = post.category,
    author = post.author, author_avatar = post.author_avatar, excerpt = post.excerpt,
    image_url = post.image_url, image_alt = post.image_alt, content = post.content, tags = post.tags
  where id = draft.post_id and updated_at = draft.based_on;
  -- A post that was deleted never comes back by itself.
  return case when not found then case when draft.post_id is null then 'deleted' else 'changed' end end;
end;
$$;

comment on function private.publish_draft(public.post_drafts) is
  'Writes a draft into its post, or into a new one. Returns why not; null if it did.';

-- Two calls at once publish each draft once: the second one finds it locked, or gone. A call that is
-- interrupted has changed nothing, and the next one does it again.
create function private.publish_due_drafts() returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  draft public.post_drafts;
  reason text;
  published integer := 0;
begin
  -- First, because staff who save a post lock it and then the row of private.site_builds. In another
  -- order the two could wait for each other.
  perform from public.blog_posts
  where id in (select post_id from public.post_drafts where publish_at <= now())
  order by id
  for update;
  for draft in
    select * from public.post_drafts
    where publish_at <= now()
    order by publish_at, id
    for update skip locked
  loop
    begin
      reason := private.publish_draft(draft);
    exception
      -- What passes by itself, such as a deadlock: the next call tries again.
      when transaction_rollback or insufficient_resources or lock_not_available then
        continue;
      when unique_violation then
        reason := 'slug_taken';
      when not_null_violation or check_violation or data_exception then
        reason := 'incomplete';
      when others then
        reason := sqlerrm;
    end;
    if reason is null then
      delete from public.post_drafts where id = draft.id;
      published := published + 1;
    else
      update public.post_drafts set publish_at = null, problem = reason where id = draft.id;
    end if;
  end loop;
  update private.site_builds
  set drafts_checked_at = now()
  where id and (drafts_checked_at is null or drafts_checked_at <= now() - interval '5 minutes');
  return published;
end;
$$;

comment on function private.publish_due_drafts() is
  'Called by pg_cron every minute: publishes the drafts whose time has come. Returns their number.';

create function public.draft_schedule_state() returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_site_admin() then
    raise exception 'Not permitted.' using errcode = 'insufficient_privilege';
  end if;
  return (
    select jsonb_build_object(
      'now', clock_timestamp(),
      'is_running', coalesce(drafts_checked_at > now() - interval '10 minutes', false)
    )
    from private.site_builds
  );
end;
$$;

comment on function public.draft_schedule_state() is
  'For the site admin: the time of the database, and whether drafts are published at theirs.';

-- As before, but for the drafts: whoever has set up build hooks needs no second job.
create or replace function private.request_due_site_build() returns text
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.publish_due_drafts();
  return (
    select private.start_site_build()
    from private.site_builds
    cross join private.read_build_response()
    where changed_at <= now() - interval '1 minute'
      and (
        requested_at is null
        or requested_at < changed_at
        or response = 'failed'
          and requested_at <= now() - interval '10 minutes'
          and changed_at > now() - interval '1 hour'
      )
  );
end;
$$;

comment on function private.request_due_site_build() is
  'Called by pg_cron every minute: publishes due drafts, and asks for a build if there are changes without one.';

-- By default, PostgreSQL lets every role execute a new function, and hosted projects grant the API
-- roles all privileges on a new table or function in public.
revoke all on table public.post_drafts from public, anon, authenticated;
revoke all on function private.set_draft_version() from public, anon, authenticated;
revoke all on function private.publish_draft(public.post_drafts) from public, anon, authenticated;
revoke all on function private.publish_due_drafts() from public, anon, authenticated;
revoke all on function public.share_draft(uuid) from public, anon, authenticated;
revoke all on function public.preview_post(uuid) from public, anon, authenticated;
revoke all on function public.draft_schedule_state() from public, anon, authenticated;

grant select, delete on table public.post_drafts to anon, authenticated;
grant insert (id, post_id, fields, based_on, publish_at) on table public.post_drafts
  to anon, authenticated;
grant update (fields, based_on, publish_at, preview_until) on table public.post_drafts
  to anon, authenticated;
grant execute on function public.share_draft(uuid) to anon, authenticated;
grant execute on function public.preview_post(uuid) to anon, authenticated;
grant execute on function public.draft_schedule_state() to anon, authenticated;
