import type pg from "pg";

const dice = (salt: string, sides: number) =>
  `(('x' || left(md5(i::text || '${salt}'), 8))::bit(32)::bigint % ${sides})`;

/** So many enquiries of three years with a quote for half of them, as many quotes that answer none, and three messages for each in a thread. */
export async function fillSales(pool: pg.Pool, rows: number): Promise<void> {
  await pool.query("set statement_timeout = 0; set synchronous_commit = off; set session_replication_role = replica");
  for (const statement of [enquiries, quotesOfEnquiries, quotesAlone, options, threads, inbound])
    await pool.query(statement, [rows]);
  await pool.query("set session_replication_role = origin");
  await pool.query("vacuum analyze");
}

/** A tenth is open, by how long ago it came; the rest was won or lost. */
const enquiries = `
  insert into enquiries (id, reference, kind, state, name, email, phone, service_type, source, message, created_at, response_due_at, answered_at, updated_at)
  select md5('enquiry' || i)::uuid, 'ENQ-' || lpad(to_hex(i), 6, '0'), 'inquiry',
    case when i % 10 = 0 then (array['new', 'contacted', 'qualified', 'quoted'])[1 + ${dice("open", 4)}] else (array['won', 'lost', 'lost', 'spam'])[1 + ${dice("closed", 4)}] end,
    'Surname' || ${dice("last", 5000)}, 'guest' || i || '@example.com', '+27 82 ' || lpad(i::text, 7, '0'),
    (array['airport_transfer', 'day_tour', 'private_charter'])[1 + ${dice("service", 3)}],
    (array['website', 'phone', 'whatsapp', 'email'])[1 + ${dice("source", 4)}], 'What would it cost?',
    now() - interval '3 years' * i / $1::int, now() - interval '3 years' * i / $1::int + interval '4 hours',
    case when i % 10 > 0 or ${dice("answered", 2)} = 1 then now() - interval '3 years' * i / $1::int + interval '2 hours' end,
    now() - interval '3 years' * i / $1::int + interval '5 days'
  from generate_series(1, $1::int) i`;

const quoteColumns = `id, number, state, enquiry_id, booking_reference, customer_name, customer_email, journey, valid_until, sent_at, created_at, updated_at`;
const quoteState = `case when i % 10 = 0 then (array['draft', 'sent', 'viewed'])[1 + ${dice("quote", 3)}] else (array['converted', 'declined', 'expired'])[1 + ${dice("past", 3)}] end`;
const quoteTimes = `now() - interval '3 years' * i / $1::int + interval '14 days', now() - interval '3 years' * i / $1::int + interval '1 day',
    now() - interval '3 years' * i / $1::int + interval '1 day', now() - interval '3 years' * i / $1::int + interval '6 days'`;

const quotesOfEnquiries = `
  insert into quotes (${quoteColumns})
  select md5('answer' || i)::uuid, 'QA-' || i, ${quoteState}, md5('enquiry' || i)::uuid, '', 'Surname' || i, 'guest' || i || '@example.com',
    '{"service_type": "day_tour"}', ${quoteTimes}
  from generate_series(1, $1::int) i where ${dice("quoted", 2)} = 1`;

const quotesAlone = `
  insert into quotes (${quoteColumns})
  select md5('alone' || i)::uuid, 'QB-' || i, ${quoteState}, null, '', 'Surname' || i, 'guest' || i || '@example.com',
    '{"service_type": "day_tour"}', ${quoteTimes}
  from generate_series(1, $1::int) i`;

const options = `
  insert into quote_options (id, quote_id, letter, title, lines, total_cents)
  select gen_random_uuid(), q.id, letter, '', '[]', 100000 from quotes q, unnest(array['A', 'B']) letter where $1::int > 0`;

/** Most are done with; one in ten waits for our team, one in ten for the customer. */
const threads = `
  insert into threads (id, root, name, contact, waits_for, is_unread, last_at, last_channel, last_direction, last_text, created_at)
  select md5('thread' || i)::uuid, 'enquiry:ENQ-' || lpad(to_hex(i), 6, '0'), 'Surname' || ${dice("last", 5000)}, 'guest' || i || '@example.com',
    case i % 10 when 0 then 'team' when 1 then 'customer' else 'no_one' end, i % 100 = 0,
    now() - interval '3 years' * i / $1::int, 'email', 'in', 'Thank you', now() - interval '3 years' * i / $1::int
  from generate_series(1, $1::int) i`;

const inbound = `
  insert into inbound_messages (id, channel, provider, provider_id, sender, text, received_at, thread_id)
  select gen_random_uuid(), 'email', 'imap', i || '-' || nth, 'guest' || i || '@example.com', 'And for four of us?',
    now() - interval '3 years' * i / $1::int - interval '1 hour' * nth, md5('thread' || i)::uuid
  from generate_series(1, $1::int) i, generate_series(1, 3) nth`;
