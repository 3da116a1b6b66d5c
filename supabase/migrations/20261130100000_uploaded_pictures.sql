-- The uploaded files for staff, with all places where they are used.

-- One pass over the texts: what follows the name of the bucket in them is the name of a file. Only
-- its start counts, up to a character that addresses encode: a file with such a name, which was not
-- uploaded by the admin, may then look used where it is not, but never the other way round.
create function public.list_uploads() returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  plain_start constant text := '^[A-Za-z0-9_./-]*';
begin
  if not private.is_site_admin() then
    raise exception 'Not permitted.' using errcode = 'insufficient_privilege';
  end if;
  return (
    with places (place, id, fields) as (
      select 'post', id::text, to_jsonb(post) from public.blog_posts post
      union all select 'story', id::text, to_jsonb(story) from public.success_stories story
      union all select 'image', id, to_jsonb(image) from public.site_images image
      union all select 'setting', key, to_jsonb(setting) from public.site_settings setting
      union all select 'draft', id::text, fields from public.post_drafts
      union all select case when is_deletion then 'deleted' else 'version' end, row_id, fields
        from public.content_versions
    ),
    mentions as (
      select
        file,
        jsonb_build_object('place', place, 'title', coalesce(fields ->> 'title', id)) as use,
        coalesce(
          nullif(substring(mention from '^[^<>]*? alt=\\"([^"\\]*)\\"'), ''),
          case when strpos(coalesce(fields ->> 'image_url', fields ->> 'url'), file) > 0
            then coalesce(fields ->> 'image_alt', fields ->> 'alt') end
        ) as alt
      from places
      cross join unnest((string_to_array(fields::text, 'public_assets/'))[2:]) as rest
      cross join left(rest, 2000) as mention
      cross join rtrim(substring(mention from plain_start), '.') as file
    ),
    used as (
      select
        file,
        -- As our own editor escapes it.
        replace(replace(replace(replace(replace(
          max(alt), '&#39;', ''''), '&quot;', '"'), '&lt;', '<'), '&gt;', '>'), '&amp;', '&') as alt,
        jsonb_agg(distinct use) as uses
      from mentions
      group by file
    )
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'name', name, 'bytes', metadata -> 'size', 'created_at', created_at,
          'alt', alt, 'uses', coalesce(uses, '[]')
        )
        order by created_at desc, name
      ),
      '[]'
    )
    from storage.objects
    left join used on file = rtrim(substring(name from plain_start), '.')
    where bucket_id = 'public_assets'
  );
end;
$$;

comment on function public.list_uploads() is
  'For the site admin: [{"name", "bytes", "created_at", "alt", "uses": [{"place", "title"}]}].';

revoke all on function public.list_uploads() from public, anon, authenticated;
grant execute on function public.list_uploads() to anon, authenticated;
