/** Our team’s names for the places and variables of a template. The names in code stay as they are: texts are saved under them. */

const parts: Readonly<Record<string, string>> = {
  subject: "Subject",
  preview: "Preview line",
  title: "Heading",
  heading: "Heading",
  opening: "First paragraph",
  paragraph: "Paragraph",
  closing: "Last paragraph",
  button: "Button",
  text: "Text",
  body: "Text",
  greeting: "Greeting",
  questions: "Where to ask",
  reason: "Reason",
  news: "What happened",
};

/** Places that are a thought of their own. */
const whole: Readonly<Record<string, string>> = {
  above_booking: "Above the booking",
  above_change: "Above the change",
  advice: "What to do",
  act_now: "What to do at once if it wasn’t them",
  another_driver: "In place of a driver’s name",
  because_declined: "Reason, when declined",
  because_expired: "Reason, when expired",
  booked_by: "Who booked",
  by: "When we’ll answer",
  call: "Where to call",
  choice: "Nearest vehicle",
  no_choice: "Nearest vehicle, if there is none",
  called_off: "When the booking is no longer held",
  found: "When the item is found",
  harmless: "What doesn’t change",
  held: "How long we hold it",
  ignore_it: "What to do if it wasn’t them, with a code",
  ignore_it_all: "What to do if it wasn’t them",
  in_words: "Number of trips",
  loss: "What it stops",
  not_found: "When the item isn’t found",
  nothing_due_billed: "Nothing to pay, on a monthly invoice",
  nothing_due_settled: "Nothing to pay, already paid",
  nothing_due_trial: "Nothing to pay, a test booking",
  nothing_due_waiting: "Nothing to pay yet",
  nothing_to_do: "Nothing to do",
  on_phone: "On which number",
  or_call: "Or call",
  our_news: "What we had to do",
  paid_as: "How it is paid",
  prices: "Options and prices",
  promise: "When we’ll send the quote",
  rest: "The rest of the booking",
  seats: "How many seats",
  sign_off: "Sign-off",
  standing: "What is due",
  title_of_several: "Heading, several drivers",
  subject_title: "Subject, one driver",
  subject_title_of_several: "Subject, several drivers",
  subject_of_transfer: "Subject, for a transfer",
  subject_of_request: "Subject, for a booking request",
  title_of_request: "Heading, for a booking request",
  opening_of_request: "First paragraph, for a booking request",
  traveller_own: "The traveller, when it is the reader",
  unsubscribe: "Link to unsubscribe",
  waiting: "What happens until it is paid",
  what: "What it is about",
  when_voucher: "When a voucher can be used again",
  where_bank: "Refunded to a bank account",
  where_online: "Refunded to the card",
  where_voucher: "Refunded to a voucher",
  who: "Who drives",
  whose: "Whose trip",
  whose_own: "Whose trip, when it is the reader’s",
  why: "Why they get it",
  you: "When the reader paid",
};

/** Beside a part: “approved_subject”, “title_granted”. */
const cases: Readonly<Record<string, string>> = {
  active: "when started",
  address_taken: "when the address has an account",
  approved: "when approved",
  cancelled: "when cancelled",
  changed: "when changed",
  closed: "when closed",
  confirmed: "when confirmed",
  declined: "when declined",
  delayed: "breakdown on the way to the pickup",
  dunning_1: "one week overdue",
  dunning_2: "three weeks overdue",
  email_change: "to confirm a new address",
  email_changed: "when the address has changed",
  ended: "when the trip ended on the way",
  expired: "when expired",
  expiring: "when it expires soon",
  factor_added: "two-step verification on",
  factor_removed: "two-step verification off",
  found: "when found",
  granted: "when approved",
  info_requested: "when we need more information",
  interrupted: "breakdown during the trip",
  magiclink: "link to sign in",
  not_found: "when not found",
  otherwise: "in all other cases",
  overdue: "just overdue",
  password_changed: "when the password has changed",
  recovery: "to choose a new password",
  recovery_code_used: "when a recovery code was used",
  refused: "when refused",
  reinstated: "when reinstated",
  rejected: "when not accepted",
  relief: "who takes them on",
  reported: "when reported",
  restored: "when restored",
  returning: "when it is on its way back",
  role_granted: "when a role is added",
  role_revoked: "when a role ends",
  session_reused: "when we signed them out",
  signup: "to confirm a new account",
  submitted: "when received",
  suspended: "when suspended",
  suspended_account: "when the account is suspended",
  terminated: "when ended",
  under_review: "when under review",
  withdrawn: "when withdrawn",
};

const invited: Readonly<Record<string, string>> = {
  super_user: "a super-user",
  admin: "an admin",
  dispatcher: "a dispatcher",
  driver: "a driver",
  hotel: "a hotel",
  travel_agent: "a travel agent",
  driver_provider: "a driver provider",
  corporate: "a company",
};

/** After “_if_”, and before “_words” in a variable. */
const conditions: Readonly<Record<string, string>> = {
  about_sent: "a quote we sent",
  alarm_severity_urgent: "the alarm is urgent",
  any_needed: "a document is required",
  because: "there is a reason",
  booked_by_booking: "who booked",
  booking_id: "there is a booking",
  broadcast: "sent to several drivers",
  cancelled: "cancelled",
  card_only: "paid by card only",
  change: "the driver has changed",
  confirmed: "confirmed",
  credited: "partly credited",
  credited_and_paid: "credited and paid",
  driven: "trips depend on it",
  driver: "a driver is known",
  due: "something is due",
  due_at: "we promised a time",
  due_cents: "something is due",
  end_expired: "expired",
  enquiry_kind_quote: "it is a quote request",
  event_is_whole: "the whole booking",
  exhausted: "no one is left to ask",
  fee: "a fee is due",
  fee_cents: "there is a fee",
  flight: "the flight has changed",
  for_guest_booking: "a hotel’s guest",
  held: "a vehicle is held",
  hold_until: "a vehicle is held",
  host: "from a partner",
  host_is_contact_guest: "a partner booked for them",
  in_calendars: "with a calendar entry",
  in_favour: "in their favour",
  invoice_kind_credit_note: "a credit note",
  kind_asked: "asked to pay a share",
  kind_confirmed: "confirmed",
  kind_delayed: "breakdown on the way to the pickup",
  kind_delayed_2: "breakdown on the way to the pickup, part 2",
  kind_ended: "the trip ended on the way",
  kind_expiring: "it expires soon",
  kind_interrupted: "breakdown during the trip",
  kind_interrupted_2: "breakdown during the trip, part 2",
  kind_rejected: "not accepted",
  kind_relief: "who takes them on",
  kind_relief_otherwise: "in place of who takes them on",
  last: "the last reminder",
  last_day: "with a last day",
  loss: "it stops something",
  message_for_email_reference: "about a trip",
  name: "the name is known",
  need_guided_tours: "for guided tours",
  new: "new",
  news_confirmed: "confirmed",
  no_deposit_cents: "without a deposit",
  no_others: "one booking",
  no_traveller: "without a traveller’s name",
  one: "one of them",
  open: "some have no driver yet",
  others_length: "sent for other bookings too",
  over: "it is over",
  own: "for themselves",
  part_vehicles_1: "one vehicle",
  passed_on: "passed on by hand",
  pay_url: "payable online",
  payable: "it can still be paid",
  payer_partner_is_hotel: "the hotel bills it",
  pool: "offered to a driver provider",
  quote: "a quote was asked for",
  reference: "about a booking",
  relief: "taken over from another driver",
  relief_name: "who takes them on",
  relief_to: "another vehicle is coming",
  reminder: "a reminder",
  replaced: "it replaces an invoice",
  replaced_and_paid: "it replaces a paid invoice",
  resold: "the vehicle was sold again",
  row_continues: "the trip goes on",
  several: "several vehicles",
  share_is_booker: "the booker’s own share",
  soon_pickup_at_now: "the pickup is soon",
  state_awaiting_payment_hold_un: "a vehicle is held",
  today: "today",
  traveller: "the traveller",
  unpaid_length: "shares are unpaid",
  upheld: "upheld",
  urgent: "urgent",
  waiting_phone: "a phone number is known",
  which_request: "the first request",
  whole: "the whole booking",
  worse: "even later than we said",
};

const numbered = (name: string): readonly [string, string] => {
  const [, head = name, nth = ""] = /^(.+?)_(\d)$/.exec(name) ?? [];
  return [head, nth && ` ${nth}`];
};

/** “if the pickup is soon”, or “if not: the pickup is soon”. */
function conditionName(condition: string): string | undefined {
  const known = conditions[condition];
  if (known) return `if ${known}`;
  const opposite = condition.startsWith("not_") ? conditions[condition.slice(4)] : undefined;
  return opposite && `if not ${opposite}`;
}

function headName(head: string): string | undefined {
  const own = whole[head] ?? parts[head];
  if (own) return own;
  if (head.startsWith("purpose_")) return `What for, ${invited[head.slice(8)] ?? ""}`;
  if (head.startsWith("welcome_")) return `Welcome, ${invited[head.slice(8)] ?? ""}`;
  const link = /^(.+)_link(_\d)?$/.exec(head);
  if (link) return linkName(link[1] ?? "", link[2] ?? "");
  const [name, nth] = numbered(head);
  const part = parts[name];
  return part ? `${part}${nth}` : inCase(head);
}

function linkName(place: string, nth: string): string | undefined {
  const name = headName(place);
  return name && `Link in ${name.charAt(0).toLowerCase()}${name.slice(1)}${nth.replace("_", ", number ")}`;
}

/** “approved_paragraph_2” or “title_granted”. */
function inCase(head: string): string | undefined {
  for (const [key, words] of Object.entries(cases)) {
    const rest = head.startsWith(`${key}_`) ? head.slice(key.length + 1) : undefined;
    const before = head.endsWith(`_${key}`) ? head.slice(0, -key.length - 1) : undefined;
    const [name, nth] = numbered(rest ?? before ?? "");
    const part = parts[name];
    if (part) return `${part}${nth}, ${words}`;
  }
  return undefined;
}

/** “opening_if_flight” is “First paragraph, if the flight has changed”. Undefined where we have no name for it. */
export function placeName(place: string): string | undefined {
  const [head = "", ...all] = place.split("_if_");
  const names = [headName(head), ...all.map(conditionName)];
  return names.every((name) => name !== undefined) ? names.join(", ") : undefined;
}

/** “soon_pickup_at_now_words” is one of two texts; the choice is made when it is sent. */
export function choiceName(variable: string): string | undefined {
  const condition = variable.endsWith("_words") ? conditions[variable.slice(0, -6)] : undefined;
  return condition && `Fitting text (${condition} or not)`;
}
