import { sql } from "drizzle-orm";
import { factNamed } from "#domain/booking/facts.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { namesIn, type PersonalData } from "#platform/table-entry.ts";
import { fillPrivacy } from "./a-person-at-the-privacy-desk.ts";
import { fillRecord } from "./a-person-on-record.ts";
import { aWrittenDriver, fillRoad } from "./a-person-on-the-road.ts";

type Row = Readonly<Record<string, unknown>>;

/** The word that is written into every personal column and searched for afterwards. */
export const canaryOf = (table: string, column: string) => `Canary-${table}-${column}`;

/** Columns that need a certain format, so that the row can be written or found; all others get plain text. */
const shaped: Readonly<Record<string, (canary: string) => unknown>> = {
  "bookings.extra_stops": (canary) => [canary],
  "bookings.phone": (canary) => `${canary} ${guest.phone}`,
  "inbound_messages.sender": (canary) => `${canary} ${guest.phone}`,
  "phone_opt_outs.phone_key": (canary) => `${canary} ${guest.phone}`,
  "sandbox_phones.number": (canary) => `${canary} ${guest.phone}`,
  "sandbox_texts.number": (canary) => `${canary} ${guest.phone}`,
  "trips.stops": (canary) => [canary],
  "quote_options.lines": (canary) => [{ text: canary, amount_cents: 100 }],
  "messages.attachments": (canary) => [{ name: canary, type: "text/plain", content: "" }],
  "payment_notifications.raw": (canary) => `payment_status=COMPLETE&name_first=${canary}`,
  "sandbox_transactions.form": (canary) => ({ email_address: guest.email, name_first: canary }),
  "people.tags": (canary) => `{${canary}}`,
  "people.preferences": (canary) => ({ other: canary }),
  "person_merges.before": (canary) => ({ people: [{ first_name: canary }] }),
  "stored_files.content": (canary) => Buffer.from(canary),
};
const jsonColumns =
  /^(bookings\.(price_request|price)|booking_changes\.(before|after)|payment_notifications\.headers|messages\.facts|quotes\.journey|quote_options\.journey|enquiries\.details|invoices\.buyer|partner_applications\.details|events\.payload|idempotency_keys\.answer|audit_log\.details)$/;

export const guest = { email: "canary.person@example.com", phone: "+27 82 555 0123" };

const past = new Date("2026-09-01T08:00:00Z");

/**
 * A number, “yes” or a choice cannot contain a word: src/app/seams/every-fact-everywhere.test.ts covers their
 * erasure.
 */
export const holdsWords = (table: string, column: string): boolean =>
  table !== "bookings" || (factNamed(column)?.kind.is ?? "text") === "text";

/** Every personal column of one row, filled with its word. */
function canaries(register: PersonalData, table: string, input: Row): Row {
  const entry = register[table];
  const columns = [...namesIn(entry?.erased), ...Object.values(entry?.kept ?? {}).flatMap((names) => namesIn(names))];
  return Object.fromEntries(
    columns
      .filter((column) => !(column in input) && holdsWords(table, column))
      .map((column) => {
        const canary = canaryOf(table, column);
        const shape = shaped[`${table}.${column}`];
        if (shape) return [column, shape(canary)];
        return [column, jsonColumns.test(`${table}.${column}`) ? { word: canary } : canary];
      }),
  );
}

/** Writes one row in every table that can hold personal data, with a separate word in each personal column. */
export async function fillEverywhere(ctx: Context, register: PersonalData, userId: string | null): Promise<void> {
  const { email } = guest;
  const put = async (table: string, input: Row): Promise<string> => {
    const row: Row = { ...canaries(register, table, input), ...input };
    const names = Object.keys(row).map((name) => sql.identifier(name));
    const values = Object.values(row).map((value) => sql`${asParameter(value)}`);
    await ctx.db.execute(
      sql`insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)}) values (${sql.join(values, sql`, `)})`,
    );
    return String(row.id ?? "");
  };
  const made = { created_at: past };
  if (userId) await fillAccount(put, userId);
  await fillRecord(put, email, past);
  const booking = await put("bookings", {
    id: newId(),
    reference: "CTS-7KQ2M4",
    state: "completed",
    email,
    booker_id: userId,
    service_type: "day_tour",
    pickup_at: past,
    passengers: 2,
    total_cents: 100,
    paid_cents: 100,
    ...made,
    updated_at: past,
  });
  const ofBooking = { id: newId(), booking_id: booking };
  await put("booking_moves", { ...ofBooking, to_state: "completed", actor: "system", ...made });
  await put("booking_items", { ...ofBooking, position: 1, code: "x", amount_cents: 100, vat_code: "EX12G" });
  await put("booking_changes", { ...ofBooking, state: "applied", proposed_by: "visitor", ...made });
  await put("guest_bookings", { booking_id: booking, payer: "guest", is_contact_guest: true, ...made });
  await put("booking_passengers", { ...ofBooking, position: 0, ...made, updated_at: past });
  await put("passenger_links", { ...ofBooking, ...made });
  await put("booking_notes", { ...ofBooking, kind: "note", ...made });
  const file = { type: "application/pdf", size: 9, ...made };
  const document = await put("stored_files", {
    id: newId(),
    ...file,
    owner_kind: "booking_document",
    owner_id: booking,
  });
  await put("booking_documents", { ...ofBooking, file_id: document, kind: "other", added_by: "visitor", ...made });
  await put("code_failures", { key: `CTS-7KQ2M4 ${canaryOf("code_failures", "key")}`, count: 1, resets_at: past });
  const trip = await put("trips", {
    ...ofBooking,
    leg: 1,
    state: "completed",
    pickup_at: past,
    planned_end: new Date("2026-09-01T10:00:00Z"),
    passengers: 2,
    vehicle_class: "sedan",
    ...made,
  });
  await put("trip_notes", { ...ofBooking, id: newId(), trip_id: trip, kind: "note", author: "team", ...made });
  await fillLinks(put, { booking, trip });
  await put("trip_flights", { trip_id: trip, status: "landed", source: "team", checked_at: past });
  const rating = await put("ratings", {
    ...ofBooking,
    id: newId(),
    trip_id: trip,
    state: "published",
    overall: 4,
    punctuality: 4,
    vehicle: 4,
    driving: 4,
    asked_at: past,
    given_at: past,
    updated_at: past,
  });
  const photo = await put("stored_files", {
    id: newId(),
    ...file,
    owner_kind: "rating_photo",
    owner_id: rating,
    ...made,
  });
  await put("rating_photos", {
    id: newId(),
    rating_id: rating,
    file_id: photo,
    position: 1,
    wording_version: 1,
    wording: "You may show them.",
    ...made,
  });
  await put("rating_moves", { id: newId(), rating_id: rating, to_state: "published", actor: "system", ...made });
  await put("rating_opt_outs", { email, ...made });
  await fillRoad(put, { booking, trip, driver: await aWrittenDriver(ctx) });
  await fillMoney(put, { booking, email, userId });
  await fillCrm(put, { booking, email });
  await fillPrivacy(put, { email, userId });
  await fillTraces(put, { booking, email, userId });
}

type Put = (table: string, input: Row) => Promise<string>;

const made = { created_at: past };

async function fillLinks(put: Put, { booking, trip }: { booking: string; trip: string }) {
  const link = { id: newId(), trip_id: trip, booking_id: booking, kind: "family", created_by: "visitor", ...made };
  await put("live_links", link);
  await put("live_link_openings", { link_id: link.id, first_at: past, last_at: past });
}

async function fillAccount(put: Put, userId: string) {
  const own = { id: newId(), user_id: userId, ...made };
  await put("sessions", { ...own, rotated_at: past, last_seen_at: past, idle_until: past, ends_at: past });
  await put("one_time_tokens", { user_id: userId, purpose: "recovery", ...made, expires_at: past });
  await put("factors", { ...own, state: "unverified" });
  await put("recovery_codes", { user_id: userId, ...made });
  await put("saved_passengers", own);
  await put("saved_addresses", own);
  await put("saved_views", { ...own, page: "bookings" });
}

type Payer = { readonly booking: string; readonly email: string; readonly userId: string | null };

async function fillMoney(put: Put, { booking, email, userId }: Payer) {
  const invoice = await put("invoices", {
    id: newId(),
    number: "INV-2026-90001",
    state: "paid",
    booking_id: booking,
    buyer_email: email,
    total_cents: 100,
    paid_cents: 100,
    issued_at: past,
    due_on: "2026-09-30",
    ...made,
  });
  const ofInvoice = { id: newId(), invoice_id: invoice };
  await put("invoice_lines", {
    ...ofInvoice,
    position: 1,
    unit_cents: 100,
    vat_code: "EX12G",
    net_cents: 100,
    vat_cents: 0,
    gross_cents: 100,
  });
  await put("invoice_moves", { ...ofInvoice, to_state: "paid", actor: "system", ...made });
  await put("invoice_details", { id: newId(), email, updated_by: "visitor", updated_at: past });
  const payment = await put("payments", {
    id: newId(),
    booking_id: booking,
    method: "transfer",
    state: "verified",
    amount_cents: 100,
    ...made,
    updated_at: past,
  });
  if (userId)
    await put("saved_cards", {
      id: newId(),
      user_id: userId,
      payment_id: payment,
      reference: "CTS-7KQ2M4",
      provider: "payfast",
      wording_version: 1,
      wording: "Save this card.",
      saved_at: past,
      ...made,
    });
  await put("vouchers", { id: newId(), number: "GV-7KQ2M4", amount_cents: 100, buyer_email: email, ...made });
  const bill = { id: newId(), booking_id: booking, pay_until: new Date("2026-09-02T08:00:00Z"), ...made };
  await put("bill_shares", { id: newId(), split_id: await put("bill_splits", bill), position: 1, portions: 1 });
  const ofPayment = { id: newId(), payment_id: payment };
  await put("payment_moves", { ...ofPayment, to_state: "verified", actor: "system", ...made });
  await put("payment_notifications", { ...ofPayment, provider: "payfast", received_at: past, verdict: "accepted" });
  const proof = await put("transfer_proofs", {
    ...ofPayment,
    file_id: newId(),
    sha256: "x",
    state: "verified",
    ...made,
  });
  const file = { id: newId(), type: "application/pdf", size: 9, ...made };
  await put("stored_files", { ...file, owner_kind: "transfer_proof", owner_id: proof });
  const statement = await put("bank_imports", {
    id: newId(),
    name: "statement.csv",
    format: "csv",
    lines: 1,
    new_lines: 1,
    matched: 1,
    ...made,
  });
  const line = { id: newId(), import_id: statement, booked_on: "2026-09-01", amount_cents: 100, fingerprint: "x" };
  await put("bank_lines", { ...line, ...made });
  await put("bank_allocations", {
    id: newId(),
    bank_line_id: line.id,
    payment_id: payment,
    amount_cents: 100,
    made_received: true,
    matched_by: "system",
    ...made,
  });
  await put("refund_accounts", { booking_id: booking, given_by: "visitor", ...made, updated_at: past });
  const refund = await put("refunds", {
    id: newId(),
    booking_id: booking,
    state: "succeeded",
    amount_cents: 1,
    reason_code: "goodwill",
    key: "a refund",
    requested_by: "system",
    ...made,
    updated_at: past,
  });
  await put("refund_moves", { id: newId(), refund_id: refund, to_state: "succeeded", actor: "system", ...made });
  await put("sandbox_transactions", { id: newId(), notify_url: "http://localhost/", ...made });
  // A payment in a closed month: its amount is fixed, but personal details next to it can still be erased.
  await put("invoice_payments", {
    ...ofInvoice,
    amount_cents: 100,
    method: "transfer",
    paid_on: "2026-09-01",
    recorded_by: "system",
    ...made,
  });
  await put("locked_months", { month: "2026-09", locked_at: past });
}

async function fillCrm(put: Put, { booking, email }: { booking: string; email: string }) {
  const enquiry = await put("enquiries", {
    id: newId(),
    reference: "ENQ-7KQ2M4",
    kind: "quote",
    email,
    service_type: "x",
    source: "x",
    response_due_at: past,
    ...made,
  });
  await put("enquiry_moves", { id: newId(), enquiry_id: enquiry, to_state: "new", actor: "visitor", ...made });
  await put("enquiry_answers", { id: newId(), enquiry_id: enquiry, ...made });
  await put("tasks", { id: newId(), kind: "x", subject_kind: "booking", subject_id: booking, ...made });
  const quote = await put("quotes", {
    id: newId(),
    number: "Q-2609-0007",
    state: "accepted",
    enquiry_id: enquiry,
    booking_reference: "CTS-7KQ2M4",
    customer_email: email,
    valid_until: past,
    ...made,
    updated_at: past,
  });
  await put("quote_options", { id: newId(), quote_id: quote, letter: "A", total_cents: 100 });
  await put("quote_moves", { id: newId(), quote_id: quote, to_state: "accepted", actor: "visitor", ...made });
  await put("quote_views", { id: newId(), quote_id: quote, viewed_at: past });
  const application = await put("partner_applications", {
    id: newId(),
    reference: "APP-7KQ2M4",
    kind: "driver",
    state: "rejected",
    email,
    ...made,
    updated_at: past,
  });
  await put("application_moves", {
    id: newId(),
    application_id: application,
    to_state: "rejected",
    actor: "x",
    ...made,
  });
  const company = { id: newId(), kind: "corporate", name: "A company", ...made };
  await put("organisations", company);
  await put("company_travellers", { id: newId(), organisation_id: company.id, email, ...made, updated_at: past });
  await put("invites", { id: newId(), token_hash: "a token", email, role: "driver", ...made, expires_at: past });
}

type Traced = { booking: string; email: string; userId: string | null };

async function fillTraces(put: Put, { booking, email, userId }: Traced) {
  const sent = { template: "t", state: "sent", ...made };
  await put("messages", {
    id: newId(),
    ...sent,
    recipient: email,
    key: `1 ${email}`,
    about: `account:customer:${email}`,
  });
  const phoned = { channel: "sms", provider: "bulksms" };
  const thread = await put("threads", {
    id: newId(),
    root: "booking:CTS-7KQ2M4",
    last_at: past,
    last_channel: "sms",
    last_direction: "in",
    ...made,
  });
  await put("inbound_messages", { id: newId(), ...phoned, thread_id: thread, received_at: past });
  await put("thread_words", { id: newId(), thread_id: thread, kind: "call", ...made });
  await put("phone_opt_outs", { since: past });
  await put("mail_notices", { id: newId(), source_id: `returned ${newId()}`, address: email, kind: "hard", at: past });
  await put("suppressed_addresses", { address: email, reason: "hard", since: past });
  await put("sandbox_phones", { updated_at: past });
  await put("sandbox_texts", { id: newId(), ...phoned, direction: "to_phone", status: "delivered", ...made });
  // One text to a driver without an address, and one that was held back.
  await put("messages", {
    id: newId(),
    ...sent,
    recipient: "driver@example.com",
    key: "2",
    about: "booking:CTS-7KQ2M4",
    reply_to: null,
    state: "queued",
  });
  await put("events", {
    id: newId(),
    type: "task.wanted",
    ...made,
    payload: { subjectId: booking, title: canaryOf("events", "payload") },
  });
  const answer = { booking_reference: "CTS-7KQ2M4", word: canaryOf("idempotency_keys", "answer") };
  await put("idempotency_keys", {
    key: "create-booking:visitor:canary",
    request_hash: "x",
    status: 200,
    answer,
    ...made,
  });
  const deletion = newId();
  await put("deletions", { id: deletion, kind: "saved_address", deleted_at: past });
  const address = { booking_id: booking, address: canaryOf("deleted_rows", "content") };
  await put("deleted_rows", { deletion_id: deletion, table_name: "saved_addresses", content: address });
  const run = newId();
  const counts = { added: 1, changed: 0, unchanged: 0, changes: "[]" };
  await put("import_runs", { id: run, kind: "bookings", file_name: "bookings.csv", created_at: past, ...counts });
  const imported = (column: string) => ({ booking_id: booking, name: canaryOf("imported_rows", column) });
  await put("imported_rows", {
    run_id: run,
    table_name: "bookings",
    before: imported("before"),
    after: imported("after"),
  });
  const heldAction = newId();
  await put("held_actions", {
    id: heldAction,
    kind: "cancel",
    permission: "change_booking",
    subjects: `{"booking:${booking}"}`,
    title: canaryOf("held_actions", "title"),
    draft: canaryOf("held_actions", "draft"),
    actor: "system",
    created_at: past,
    until: past,
  });
  await put("held_rows", {
    action_id: heldAction,
    table_name: "bookings",
    before: { booking_id: booking, name: canaryOf("held_rows", "before") },
    after: { booking_id: booking, name: canaryOf("held_rows", "after") },
  });
  const action = { id: newId(), at: past, actor: "visitor", action: "booking.noted", subject_kind: "booking" };
  await put("audit_log", { ...action, subject_id: booking });
  if (userId)
    await put("audit_log", { ...action, id: newId(), actor_id: userId, subject_kind: "user", subject_id: userId });
}

const asParameter = (value: unknown) => {
  if (value instanceof Date || Buffer.isBuffer(value) || typeof value !== "object" || value === null) return value;
  return JSON.stringify(value);
};

/** Every place in the whole database, in any schema, where one of the words occurs. */
export async function findInDatabase(ctx: Context, ...words: readonly string[]): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ schema: string; name: string; column: string; type: string }>(sql`
    select table_schema as schema, table_name as name, column_name as column, data_type as type
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
      and data_type in ('text', 'character varying', 'json', 'jsonb', 'bytea', 'ARRAY', 'name', 'USER-DEFINED')
    order by 1, 2, 3`);
  const patterns = sql`array[${sql.join(
    words.map((word) => sql`${`%${word}%`}`),
    sql`, `,
  )}]`;
  const matches: string[] = [];
  for (const { schema, name, column, type } of rows) {
    const field = sql.identifier(column);
    const text = type === "bytea" ? sql`encode(${field}, 'escape')` : sql`${field}::text`;
    const hits = await ctx.db.execute<{ hit: string }>(
      sql`select ${text} as hit from ${sql.identifier(schema)}.${sql.identifier(name)} where ${text} ilike any (${patterns}) limit 1`,
    );
    if (hits.rows.length > 0) matches.push(`${name}.${column}`);
  }
  return matches;
}
