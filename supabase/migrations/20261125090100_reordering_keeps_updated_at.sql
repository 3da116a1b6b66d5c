-- Visitors never see the order that staff give to the posts. An update of `display_order` alone
-- leaves `updated_at` as it is, so that no page, sitemap or feed has to be built again for it. So
-- does an update that changes nothing.
create function private.set_blog_post_updated_at() returns trigger
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

comment on function private.set_blog_post_updated_at() is
  'Sets `updated_at` when more than the order of the posts changes, whatever value the client sends.';

revoke all on function private.set_blog_post_updated_at() from public, anon, authenticated;

create or replace trigger blog_posts_set_updated_at
  before update on public.blog_posts
  for each row execute function private.set_blog_post_updated_at();
