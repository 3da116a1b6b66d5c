-- What holds through a night of flood: the table of enquiries has a size that it does not exceed, a
-- day and a sender have a number, staff are not told of each, and real senders get through.

alter table private.enquiry_settings
  add column prefix text not null default 'ENQ' check (prefix ~ '^[A-Z]{2,4}$'),
  add column max_per_day integer not null default 300 check (max_per_day > 0),
  add column max_megabytes integer not null default 200 check (max_megabytes > 0);

comment on table private.enquiry_settings is
  'One row: where to tell of new enquiries, how long to keep them, what references start with, how much is taken.';

-- References go on as they began. `npm run site:enquiry-hook` prints the SQL that sets the prefix.
update private.enquiry_settings
set prefix = (
  select mode() within group (order by split_part(reference, '-', 1))
  from public.enquiries
  where reference ~ '^[A-Z]{2,4}-'
)
where id and exists (select from public.enquiries where reference ~ '^[A-Z]{2,4}-');

alter table private.enquiry_salt add column former_salt uuid not null default gen_random_uuid();
alter table private.enquiry_attempts add column is_reserve boolean not null default false;

comment on table private.enquiry_salt is
  'One row: what addresses are hashed with today, and were the day before. Without it, no hash tells an address.';
comment on table private.enquiry_attempts is
  'The enquiries of the last day, which limit those that are accepted; the senders are hashed.';

-- Without a second copy of the message, which is searched itself: `message ilike` the word. The short
-- texts as foldText() in src/lib/fold-text.ts folds the words of a search, see the migration that
-- created the table.
alter table public.enquiries drop column search_text;
alter table public.enquiries add column search_text text not null generated always as (
  replace(replace(replace(replace(translate(lower(regexp_replace(normalize(regexp_replace(
    reference || e'\n' || name || e'\n' || email || e'\n' || company || e'\n' || phone || e'\n'
      || product_interest,
    '[''"`´«»‹›‘-‟′-‶ʹ-ʿˈˊˋˮ＇＂｀〝-〟「-』｢｣\u05F3\u05F4]', '', 'g'), NFKD),
    '[\u0300-\u036F\u0591-\u05BD\u05BF-\u05C7\u0640\u064B-\u065F\u0670'
      '\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]', '', 'g')),
    'øłđðħŧıς×⁄∕', 'olddhtiσx//'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
) stored;

-- Whether a sender is known to the agency.
create index enquiries_email_idx on public.enquiries (lower(email));

-- The former salt is kept for as long as there are hashes made with it, so that at midnight no limit
-- starts again.
create or replace function private.forget_enquiry_senders() returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.enquiry_attempts where accepted_at <= now() - interval '1 day';
  update private.enquiry_salt
  set day = default, salt = default, former_salt = salt
  where id and day <> (now() at time zone 'UTC')::date;
end;
$$;

comment on function private.forget_enquiry_senders() is
  'Deletes the senders of more than a day ago, and the salt of the day before yesterday.';

-- Five places: 2,476,099 references, more than the table has room for.
create or replace function private.make_enquiry_reference(prefix text) returns text
language sql
volatile
set search_path = ''
as $$
  select prefix || '-' || string_agg(
    substr('23456789CFHKMQRTWXY', 1 + floor(random() * 19)::integer, 1), ''
  )
  from generate_series(1, 5)
$$;

-- From one address, five in a minute are accepted, 20 in an hour and 50 in a day.
--
-- Of all, `max_per_day` in a day. Half of them is for everybody. Whoever floods the form has used that
-- half within minutes, so the other half is only for senders who are most likely not the flood:
-- - those whom staff know: they have marked an enquiry of this email address as answered, or have one
--   of more than a week ago. No flood can make itself known within a night.
-- - an address that has sent nothing within a day gets its first enquiry through. These are spread
--   over the day, at 300 five an hour, so that a flood from ever new addresses cannot use them all
--   up at once. It can still be faster than a person; to whom the form then offers the mail program.
create or replace function public.submit_enquiry(enquiry jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  settings private.enquiry_settings;
  problem text;
  senders text[];
  sent record;
  is_reserve boolean := false;
  stored public.enquiries;
  receipt jsonb;
begin
  select * into settings from private.enquiry_settings;
  -- Whoever sends an enquiry does not choose what staff read in their chat.
  enquiry := enquiry || jsonb_build_object('prefix', settings.prefix);
  problem := case
    when octet_length(enquiry::text) > 40000 or char_length(enquiry ->> 'message') > 8000
      then 'too_long'
    else private.find_enquiry_problem(enquiry)
  end;
  if problem is not null then
    return jsonb_build_object('refused', problem);
  end if;

  select jsonb_build_object('reference', reference) into receipt
  from public.enquiries
  where id = (enquiry ->> 'id')::uuid;
  if found then
    return receipt;
  end if;

  -- By hand it can be made smaller again, see docs/deploy.md.
  if pg_total_relation_size('public.enquiries') >= settings.max_megabytes * 1048576::bigint then
    return jsonb_build_object('refused', 'unavailable');
  end if;

  perform private.forget_enquiry_senders();
  select array_agg(
    encode(sha256(convert_to(key || private.read_sender_address(), 'UTF8')), 'hex') order by place
  )
  into senders
  from private.enquiry_salt, unnest(array[salt, former_salt]) with ordinality as keys (key, place);

  -- One enquiry of a sender at a time, so that what the next one counts is complete. Nobody waits,
  -- because the API has few connections, which visitors need to read; the form sends it again.
  if not pg_try_advisory_xact_lock(hashtextextended(senders[1], 0)) then
    return jsonb_build_object('refused', 'busy');
  end if;

  select
    count(*) as of_day,
    count(*) filter (where age < interval '1 hour') as of_hour,
    count(*) filter (where age < interval '1 hour' and attempt.is_reserve) as reserve_of_hour,
    count(*) filter (where is_own) as own_of_day,
    count(*) filter (where is_own and age < interval '1 hour') as own_of_hour,
    count(*) filter (where is_own and age < interval '1 minute') as own_of_minute
  into sent
  from private.enquiry_attempts attempt
  cross join lateral (
    select sender_sha256 = any (senders) as is_own, now() - accepted_at as age
  ) seen;

  if sent.of_day >= settings.max_per_day / 2 then
    is_reserve := not exists (
      select from public.enquiries
      where lower(email) = lower(enquiry ->> 'email')
        and (status = 'answered' or created_at < now() - interval '7 days')
    );
  end if;
  if sent.own_of_minute >= 5
    or sent.own_of_hour >= 20
    or sent.own_of_day >= 50
    or sent.of_day >= settings.max_per_day
    or is_reserve and (
      sent.own_of_day > 0 or sent.reserve_of_hour >= greatest(settings.max_per_day / 60, 1)
    )
  then
    return jsonb_build_object('refused', 'too_many');
  end if;

  -- A reference can be taken already.
  for attempt in 1..20 loop
    exit when stored.id is not null;
    insert into public.enquiries (
      id, reference, name, email, company, phone, product_interest, message, page, attachment
    )
    select
      id, private.make_enquiry_reference(settings.prefix), name, email, company, phone,
      product_interest, message, page, (
        select jsonb_object_agg(key, attachment -> key)
        from unnest(array['name', 'type', 'size']) as key
        where attachment <> 'null'
      )
    from jsonb_to_record(enquiry) as typed (
      id uuid, name text, email text, company text, phone text, product_interest text,
      message text, page text, attachment jsonb
    )
    on conflict do nothing
    returning * into stored;
  end loop;
  if stored.id is null then
    -- The same one came by another address at the same time; sent again, it gets its reference.
    return jsonb_build_object('refused', 'busy');
  end if;

  insert into private.enquiry_attempts (sender_sha256, is_reserve) values (senders[1], is_reserve);
  receipt := jsonb_build_object('reference', stored.reference);
  if sent.of_hour = 19 then
    stored.reference := stored.reference || ' (the 20th in an hour; only the admin shows the next ones)';
  end if;
  if sent.of_hour < 20 then
    perform private.announce_enquiry(stored);
  end if;
  return receipt;
end;
$$;

comment on function public.submit_enquiry(jsonb) is
  'For everyone: stores an enquiry. {"refused"} is incomplete, too_long, robot, too_many, unavailable or busy.';
