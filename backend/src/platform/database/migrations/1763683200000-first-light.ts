import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Accounts, profiles, content, lesson facts, the XP ledger, their projections, and the outbox. */
export class FirstLight1763683200000 implements MigrationInterface {
  readonly name = 'FirstLight1763683200000'

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...PLATFORM, ...ACCOUNTS, ...CONTENT, ...FACTS, ...PROJECTIONS])
      await runner.query(statement)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view profile_standing')
    await runner.query(
      `drop table section_progress, daily_activity, xp_ledger, lesson_completion, lesson_answer, profile_lesson,
                  content_pack, lesson, section, login_throttle, session, profile, household, idempotency_key, rate_limit, outbox`,
    )
  }
}

const PLATFORM = [
  `create table outbox (
     id uuid primary key,
     type text not null,
     profile_id integer not null,
     payload jsonb not null,
     created_at timestamptz not null default now(),
     leased_until timestamptz not null default '-infinity',
     deliveries integer not null default 0
   )`,
  `create index outbox_lease on outbox (leased_until, created_at)`,
  `create index outbox_profile on outbox (profile_id, type)`,
  `create table idempotency_key (
     household_id integer not null,
     key text not null,
     request_hash bytea not null,
     status integer,
     body jsonb,
     created_at timestamptz not null,
     primary key (household_id, key)
   )`,
  `create index idempotency_key_age on idempotency_key (created_at)`,
  // The shape that rate-limiter-flexible expects.
  `create table rate_limit (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
]

const ACCOUNTS = [
  `create table household (
     id integer generated always as identity primary key,
     email text not null,
     password_hash text not null,
     parent_name text,
     subscription_status text not null default 'premium' check (subscription_status in ('premium', 'family')),
     max_profiles integer not null default 4 check (max_profiles between 1 and 20),
     time_zone text not null default 'UTC',
     stripe_customer_id text,
     set_up_at timestamptz,
     created_at timestamptz not null,
     last_login_at timestamptz
   )`,
  `create unique index household_email on household (email)`,
  `create table profile (
     id integer generated always as identity primary key,
     household_id integer not null references household on delete cascade,
     display_name text not null check (char_length(display_name) between 2 and 40),
     profile_type text not null default 'student' check (profile_type in ('student', 'parent')),
     grade text check (grade in ('3', '4', '5', '6', '7', '8', '9', '10', '11', '12', 'not-in-school')),
     interests text[] not null default '{}',
     english_skill_level text not null default 'progressing'
       check (english_skill_level in ('needs-improvement', 'progressing', 'meets-expectations', 'not-sure')),
     profile_completed boolean not null default true,
     xp integer not null default 0 check (xp >= 0),
     level integer not null default 1,
     streak_days integer not null default 0,
     streak_last_day date,
     avatar_color text not null default '#4A6FA5',
     avatar_id text not null default 'avatar-30',
     avatar_weapon text not null default 'sword',
     avatar_shield text not null default 'knight',
     avatar_headgear text not null default 'helmet',
     avatar_accessory text not null default 'medal',
     last_activity jsonb,
     last_active_at timestamptz,
     is_active boolean not null default false,
     parental_controls jsonb not null default '{}',
     created_at timestamptz not null
   )`,
  `create index profile_household on profile (household_id)`,
  `create unique index profile_one_active on profile (household_id) where is_active`,
  `create table session (
     token_hash bytea primary key,
     household_id integer not null references household on delete cascade,
     created_at timestamptz not null,
     expires_at timestamptz not null
   )`,
  `create index session_household on session (household_id)`,
  `create index session_expiry on session (expires_at)`,
  // An account is the hash of an email address, so that guesses at addresses without an account count as well.
  `create table login_throttle (
     account bytea primary key,
     hour_started_at timestamptz not null,
     guesses integer not null,
     failures integer not null default 0,
     blocked_until timestamptz not null default '-infinity'
   )`,
]

const CONTENT = [
  // The pack that is loaded now: one row.
  `create table content_pack (
     is_loaded boolean primary key default true check (is_loaded),
     id text not null,
     hash text not null,
     loaded_at timestamptz not null
   )`,
  // A section or lesson without a place has left the path; what learners did there stays.
  `create table section (
     id integer primary key,
     name text not null,
     description text not null,
     icon text not null,
     color text not null,
     order_index integer,
     levels jsonb not null
   )`,
  `create table lesson (
     id integer primary key,
     section_id integer not null references section,
     title text not null,
     description text not null,
     content jsonb,
     target_grade integer not null,
     order_index integer,
     xp_reward integer not null default 10,
     question_count integer not null default 0,
     unique (section_id, order_index) deferrable initially deferred
   )`,
]

// Answers and completions keep the local day of the household: days and streaks can be counted anew from them.
const FACTS = [
  // Where a profile stands in a lesson: the row that an answer locks.
  `create table profile_lesson (
     profile_id integer not null references profile on delete cascade,
     lesson_id integer not null references lesson,
     completed boolean not null default false,
     score integer check (score between 0 and 100),
     time_spent integer not null default 0,
     completed_at timestamptz,
     attempts integer not null default 0,
     current_step text not null default 'warmup' check (current_step in ('warmup', 'practice', 'complete')),
     current_question_index integer not null default 0,
     answered_count integer not null default 0,
     started_at timestamptz not null,
     primary key (profile_id, lesson_id)
   )`,
  `create table lesson_answer (
     profile_id integer not null references profile on delete cascade,
     lesson_id integer not null references lesson,
     attempt integer not null,
     step text not null check (step in ('warmup', 'practice')),
     question_index integer not null,
     choice integer not null,
     correct boolean not null,
     answered_at timestamptz not null,
     local_day date not null,
     primary key (profile_id, lesson_id, attempt, step, question_index)
   )`,
  `create table lesson_completion (
     profile_id integer not null references profile on delete cascade,
     lesson_id integer not null references lesson,
     attempt integer not null,
     score integer not null check (score between 0 and 100),
     time_spent integer not null check (time_spent >= 0),
     completed_at timestamptz not null,
     local_day date not null,
     primary key (profile_id, lesson_id, attempt)
   )`,
  `create table xp_ledger (
     id bigint generated always as identity primary key,
     profile_id integer not null references profile on delete cascade,
     activity text not null,
     activity_id text not null,
     source text not null,
     points integer not null check (points > 0),
     awarded_at timestamptz not null,
     claimed_at timestamptz,
     unique (profile_id, activity, activity_id, source)
   )`,
  `create index xp_ledger_unclaimed on xp_ledger (profile_id, activity, id) where claimed_at is null`,
]

const PROJECTIONS = [
  `create table daily_activity (
     profile_id integer not null references profile on delete cascade,
     day date not null,
     completed boolean not null default true,
     time_spent integer not null default 0,
     primary key (profile_id, day)
   )`,
  `create table section_progress (
     profile_id integer not null references profile on delete cascade,
     section_id integer not null references section,
     completion_percentage integer not null check (completion_percentage between 0 and 100),
     lessons_completed integer not null,
     total_lessons integer not null,
     last_activity timestamptz not null,
     primary key (profile_id, section_id)
   )`,
  // Totals as they stand now: the projection and what still waits in the outbox. One statement sees either the
  // waiting event or its effect, never both and never neither, so XP is the ledger's sum at all times. The 100 is
  // the engine's XP_PER_LEVEL, written out: a migration stays what it was. Changing it takes a new view; a test compares.
  `create view profile_standing as
     select p.id as profile_id, s.xp, 1 + s.xp / 100 as level
       from profile p
      cross join lateral (
        select p.xp + coalesce(sum((o.payload->>'points')::int), 0)::int as xp
          from outbox o
         where o.profile_id = p.id and o.type = 'xp-awarded'
      ) s`,
]
