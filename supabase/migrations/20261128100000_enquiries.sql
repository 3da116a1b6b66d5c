-- Enquiries, where the setting `enquiries` of src/config/site.ts is "database". Visitors reach the
-- table by `public.submit_enquiry()` only, which limits how many come in; the site admin reads,
-- answers and deletes them. `npm run site:enquiry-hook` prints the SQL that has staff told of each,
-- and that has `pg_cron` call `private.delete_old_enquiries()`.

create table public.enquiries (
  -- Made by the form, so that sending the same enquiry again stores nothing more.
  id uuid primary key,
  -- What people name to each other: "ML-7K3Q".
  reference text not null unique check (reference ~ '\S'),
  created_at timestamptz not null default now(),
  status text not null default 'new' check (status in ('new', 'answered')),
  name text not null,
  email text not null,
  company text not null default '',
  phone text not null default '',
  product_interest text not null,
  message text not null,
  -- {"name", "type", "size"} of a file that the visitor will send by email: three texts.
  attachment jsonb check (jsonb_typeof(attachment) = 'object'),
  -- The path of the page that the visitor came from, if any.
  page text not null default '',
  -- All texts as foldText() in src/lib/fold-text.ts folds the words of a search: without quotation
  -- marks, then NFKD, without accents and invisible characters, in lower case. Spaces and dashes
  -- stay, because no folded word contains any. An expression and no function, which everybody who
  -- adds a row would need the privilege to execute.
  search_text text not null generated always as (
    replace(replace(replace(replace(
      translate(
        lower(
          regexp_replace(
            normalize(
              regexp_replace(
                reference || e'\n' || name || e'\n' || email || e'\n' || company || e'\n' || phone
                  || e'\n' || product_interest || e'\n' || message,
                '[''"`´«»‹›‘-‟′-‶ʹ-ʿˈˊˋˮ＇＂｀〝-〟「-』｢｣\u05F3\u05F4]', '', 'g'
              ),
              NFKD
            ),
            '[\u0300-\u036F\u0591-\u05BD\u05BF-\u05C7\u0640\u064B-\u065F\u0670'
              '\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]',
            '', 'g'
          )
        ),
        'øłđðħŧıς×⁄∕', 'olddhtiσx//'
      ),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
  ) stored
);

comment on table public.enquiries is 'What visitors have sent by the contact form.';

-- The list of the admin, newest first, in steps.
create index enquiries_created_at_idx on public.enquiries (created_at desc, id);
-- The same list of the new ones, and their number.
create index enquiries_new_idx on public.enquiries (created_at desc, id) where status = 'new';

alter table public.enquiries enable row level security;

create policy "The site admin reads and writes enquiries" on public.enquiries
  for all to anon, authenticated
  using ((select private.is_site_admin()))
  with check ((select private.is_site_admin()));

-- Without row-level security on purpose, all three: the API roles have no privilege on them at all.
create table private.enquiry_settings (
  id boolean primary key default true check (id),
  hook_url text check (hook_url ~ '^https://\S+$'),
  keep_months integer not null default 24 check (keep_months > 0),
  cleaned_at timestamptz
);

comment on table private.enquiry_settings is
  'One row: where to tell of new enquiries, how long to keep them, when old ones were deleted.';

insert into private.enquiry_settings default values;

create table private.enquiry_salt (
  id boolean primary key default true check (id),
  day date not null default (now() at time zone 'UTC')::date,
  salt uuid not null default gen_random_uuid()
);

comment on table private.enquiry_salt is
  'One row: what addresses are hashed with today. Without it, no hash tells an address.';

insert into private.enquiry_salt default values;

create table private.enquiry_attempts (
  sender_sha256 text not null,
  accepted_at timestamptz not null default now()
);

comment on table private.enquiry_attempts is
  'The enquiries of the last hour, which limit those that are accepted; the senders are hashed.';

create function private.forget_enquiry_senders() returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.enquiry_attempts where accepted_at <= now() - interval '1 hour';
  update private.enquiry_salt
  set day = default, salt = default
  where id and day <> (now() at time zone 'UTC')::date;
end;
$$;

comment on function private.forget_enquiry_senders() is
  'Deletes the senders of more than an hour ago, and the salt of another day.';

-- Hosted projects are behind Cloudflare, which sets `cf-connecting-ip` itself, whatever a client
-- sends, but only appends to an `x-forwarded-for` that a client has sent, so that the first address
-- of that one can be forged: https://developers.cloudflare.com/fundamentals/reference/http-headers/
-- Supabase documents the first address of `x-forwarded-for` only, and not that `cf-connecting-ip`
-- gets here: https://supabase.com/docs/guides/api/securing-your-api So that is the fallback.
-- Whoever forges it evades the limit of an address, and not the limit of all.
--
-- Of an IPv6 address this returns the network: a provider gives each customer one with 64 bits.
-- `::ffff:192.0.2.1` is how servers that listen on both write `192.0.2.1`.
create function private.read_sender_address() returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  headers json;
  address text := '';
begin
  headers := nullif(current_setting('request.headers', true), '')::json;
  address := trim(
    coalesce(headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', 1), '')
  );
  if family(address::inet) = 6 and not address::inet <<= '::ffff:0.0.0.0/96' then
    address := network(set_masklen(address::inet, 64))::text;
  end if;
  return address;
exception
  -- Malformed headers, or no address.
  when data_exception then
    return address;
end;
$$;

comment on function private.read_sender_address() is
  'The address that the request came from, or an empty text.';

-- The limits are in characters; submit_enquiry() has a lower one for the message. Like the attribute
-- `required` in a browser, this accepts blanks.
create function private.find_enquiry_problem(enquiry jsonb) returns text
language plpgsql
immutable
set search_path = ''
as $$
begin
  return (
    with texts (content, max_length, is_required) as (
      values
        (enquiry -> 'name', 320, true),
        (enquiry -> 'email', 320, true),
        (enquiry -> 'company', 200, false),
        (enquiry -> 'phone', 200, false),
        (enquiry -> 'product_interest', 1000, true),
        (enquiry -> 'message', 20000, true),
        (enquiry -> 'page', 500, false)
      union all
      select enquiry -> 'attachment' -> key, 300, false
      from unnest(array['name', 'type', 'size']) as key
      where enquiry -> 'attachment' <> 'null'
    )
    select case
      when coalesce(enquiry ->> 'id', '') !~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
        or coalesce(enquiry ->> 'prefix', '') !~ '^[A-Z]{2,4}$'
        or coalesce(enquiry ->> 'email', '') !~ '^\S+@\S+$'
        or bool_or(jsonb_typeof(content) is distinct from 'string')
        or bool_or(is_required and content = '""')
        then 'incomplete'
      when bool_or(char_length(content #>> '{}') > max_length) then 'too_long'
      when enquiry -> 'website' is distinct from '""'
        or jsonb_typeof(enquiry -> 'seconds') is distinct from 'number'
        or enquiry -> 'seconds' < '2'
        then 'robot'
    end
    from texts
  );
end;
$$;

comment on function private.find_enquiry_problem(jsonb) is
  'Why an enquiry is refused, whoever sends it: incomplete, too_long or robot. Null if it is not.';

-- Of letters and digits that look or sound alike there is one at most, and no vowel, so that no
-- word arises. Each prefix has 130,000 references.
create function private.make_enquiry_reference(prefix text) returns text
language sql
volatile
set search_path = ''
as $$
  select prefix || '-' || string_agg(
    substr('23456789CFHKMQRTWXY', 1 + floor(random() * 19)::integer, 1), ''
  )
  from generate_series(1, 4)
$$;

-- Chats make links of `://` and of a dot before a letter; `<`, `@` and brackets mention people
-- (`<!channel>`, `@everyone`) or hide where a link leads.
create function private.to_chat_text(content text) returns text
language sql
immutable
set search_path = ''
as $$
  select left(
    regexp_replace(
      replace(
        translate(
          regexp_replace(
            content, '[\u0001-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]', ' ', 'g'
          ),
          '<>@[]', '‹›＠（）'
        ),
        '://', ' : / / '
      ),
      '\.(?=[^\s\d[:punct:]])', '. ', 'g'
    ),
    200
  )
$$;

comment on function private.to_chat_text(text) is
  'A text of a visitor as a line of a chat: it mentions nobody and is no link.';

-- Slack, Mattermost and Google Chat show `text`, Discord shows `content`; Google Chat refuses all
-- other fields. Services that pass a message on, by email for example, pick what they need.
create function private.announce_enquiry(enquiry public.enquiries) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  url text;
  name text;
  interest text;
  message jsonb;
begin
  select hook_url into url from private.enquiry_settings;
  if url is null then
    return;
  end if;
  name := private.to_chat_text(enquiry.name);
  interest := private.to_chat_text(enquiry.product_interest);
  message := jsonb_build_object(
    'text', format('New enquiry %s from %s: %s', enquiry.reference, name, interest)
  );
  if url not like 'https://chat.googleapis.com/%' then
    message := message || jsonb_build_object(
      'content', message -> 'text',
      'reference', enquiry.reference,
      'name', name,
      'product_interest', interest
    );
  end if;
  perform net.http_post(url => url, body => message, timeout_milliseconds => 10000);
exception
  -- Whatever fails here, the enquiry is stored. The error may contain the address of the hook and
  -- is not passed on.
  when others then
    null;
end;
$$;

comment on function private.announce_enquiry(public.enquiries) is
  'Posts to the hook, if there is one, without the email address and the message.';

create function public.submit_enquiry(enquiry jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  problem constant text := private.find_enquiry_problem(enquiry);
  known_reference text;
  sender text;
  is_too_many boolean;
  stored public.enquiries;
begin
  if problem is not null then
    return jsonb_build_object('refused', problem);
  end if;

  -- One enquiry at a time until its transaction ends, so that what the next one counts is complete,
  -- and the same one, sent twice at once, is found by the second.
  perform pg_advisory_xact_lock('private.enquiry_attempts'::regclass::oid::bigint);

  select reference into known_reference
  from public.enquiries
  where id = (enquiry ->> 'id')::uuid;
  if found then
    return jsonb_build_object('reference', known_reference);
  end if;

  perform private.forget_enquiry_senders();
  select encode(sha256(convert_to(salt || private.read_sender_address(), 'UTF8')), 'hex')
  into sender
  from private.enquiry_salt;

  -- Five in a minute from one address, and 300 in an hour in all. Beyond that, an address that has
  -- sent none gets its first one through, so that a flood from some leaves room for others.
  select
    count(*) filter (
      where sender_sha256 = sender and accepted_at > now() - interval '1 minute'
    ) >= 5
    or count(*) >= case when bool_or(sender_sha256 = sender) then 300 else 600 end
  into is_too_many
  from private.enquiry_attempts;
  if is_too_many then
    return jsonb_build_object('refused', 'too_many');
  end if;

  -- A reference can be taken already. After this many, nearly all are.
  for attempt in 1..50 loop
    exit when stored.reference is not null;
    insert into public.enquiries (
      id, reference, name, email, company, phone, product_interest, message, attachment, page
    )
    values (
      (enquiry ->> 'id')::uuid,
      private.make_enquiry_reference(enquiry ->> 'prefix'),
      enquiry ->> 'name',
      enquiry ->> 'email',
      enquiry ->> 'company',
      enquiry ->> 'phone',
      enquiry ->> 'product_interest',
      enquiry ->> 'message',
      (
        select jsonb_object_agg(key, enquiry -> 'attachment' -> key)
        from unnest(array['name', 'type', 'size']) as key
        where enquiry -> 'attachment' <> 'null'
      ),
      enquiry ->> 'page'
    )
    on conflict (reference) do nothing
    returning * into stored;
  end loop;
  if stored.reference is null then
    return jsonb_build_object('refused', 'too_many');
  end if;

  insert into private.enquiry_attempts (sender_sha256) values (sender);
  perform private.announce_enquiry(stored);
  return jsonb_build_object('reference', stored.reference);
end;
$$;

comment on function public.submit_enquiry(jsonb) is
  'For everyone: stores an enquiry. {"refused"} is incomplete, too_long, robot or too_many.';

create function public.accepts_enquiries() returns boolean
language sql
stable
set search_path = ''
as $$
  select true
$$;

comment on function public.accepts_enquiries() is
  'For everyone: the contact form asks whether this migration has been applied.';

create function private.delete_old_enquiries() returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.enquiries
  using private.enquiry_settings
  where created_at <= now() - make_interval(months => keep_months);
  perform private.forget_enquiry_senders();
  update private.enquiry_settings set cleaned_at = now() where id;
end;
$$;

comment on function private.delete_old_enquiries() is
  'Called by pg_cron every day: deletes the enquiries that are older than keep_months.';

create function public.enquiry_state() returns jsonb
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
    select jsonb_build_object('cleaned_at', cleaned_at, 'now', clock_timestamp())
    from private.enquiry_settings
  );
end;
$$;

comment on function public.enquiry_state() is
  'For the site admin: when old enquiries were last deleted.';

-- By default, PostgreSQL lets every role execute a new function, and hosted projects grant the API
-- roles all privileges on a new table or function in public. What a visitor has written stays as it
-- is; only the status of an enquiry changes.
revoke all on table public.enquiries from public, anon, authenticated;
revoke all on private.enquiry_settings from public, anon, authenticated;
revoke all on private.enquiry_salt from public, anon, authenticated;
revoke all on private.enquiry_attempts from public, anon, authenticated;
revoke all on function private.forget_enquiry_senders() from public, anon, authenticated;
revoke all on function private.read_sender_address() from public, anon, authenticated;
revoke all on function private.find_enquiry_problem(jsonb) from public, anon, authenticated;
revoke all on function private.make_enquiry_reference(text) from public, anon, authenticated;
revoke all on function private.to_chat_text(text) from public, anon, authenticated;
revoke all on function private.announce_enquiry(public.enquiries) from public, anon, authenticated;
revoke all on function private.delete_old_enquiries() from public, anon, authenticated;
revoke all on function public.submit_enquiry(jsonb) from public, anon, authenticated;
revoke all on function public.accepts_enquiries() from public, anon, authenticated;
revoke all on function public.enquiry_state() from public, anon, authenticated;

grant select, insert, delete on table public.enquiries to anon, authenticated;
grant update (status) on table public.enquiries to anon, authenticated;
grant execute on function public.submit_enquiry(jsonb) to anon, authenticated;
grant execute on function public.accepts_enquiries() to anon, authenticated;
grant execute on function public.enquiry_state() to anon, authenticated;
