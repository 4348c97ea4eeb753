/** One property of a calendar: its parameters, and its value as it is written. */
type Property = { readonly name: string; readonly parameters: ReadonlyMap<string, string>; readonly value: string };
export type ReadEvent = Readonly<Record<string, string>>;

const once = ["UID", "DTSTAMP", "DTSTART", "DTEND", "SEQUENCE", "STATUS", "SUMMARY", "DESCRIPTION"];
const texts = ["SUMMARY", "LOCATION", "DESCRIPTION"];
const known = [...once, "LOCATION", "URL", "ORGANIZER", "ATTENDEE"];

/**
 * Reads an iCalendar file as strictly as RFC 5545 and 5546 allow, and throws at anything that could confuse a
 * calendar.
 */
export function readCalendar(file: string): { method: string; events: readonly ReadEvent[] } {
  const [begin, ...rest] = linesOf(file).map(propertyOf);
  const end = rest.pop();
  must(begin?.name === "BEGIN" && begin.value === "VCALENDAR", "begins with a calendar");
  must(end?.name === "END" && end.value === "VCALENDAR", "ends with the calendar");
  const first = rest.findIndex(({ name }) => name === "BEGIN");
  const head = new Map(rest.slice(0, first).map(({ name, value }) => [name, value]));
  must(head.size === first, "the calendar's own properties stand once");
  must(head.get("VERSION") === "2.0" && /^-\/\/.+\/\/EN$/.test(head.get("PRODID") ?? ""), "version and product");
  const method = head.get("METHOD") ?? "";
  const events = eventsOf(rest.slice(first)).map((properties) => eventOf(properties, method));
  must(["PUBLISH", "REQUEST", "CANCEL"].includes(method), `a method we use: ${method}`);
  must(events.length > 0, "there is an event");
  if (method !== "PUBLISH") must(new Set(events.map(({ UID }) => UID)).size === 1, "what is sent is one event");
  return { method, events };
}

function linesOf(file: string): string[] {
  must(file.endsWith("\r\n") && !/[^\r]\n|\r[^\n]/.test(file), "every line ends with CRLF");
  const rows = file.slice(0, -2).split("\r\n");
  for (const row of rows) {
    must(new TextEncoder().encode(row).length <= 75, `at most 75 octets: ${row}`);
    must(row.isWellFormed() && !/[^\P{Cc}\t]/u.test(row), `no letter cut in two, no control character: ${row}`);
  }
  return rows.join("\r\n").replaceAll("\r\n ", "").split("\r\n");
}

function propertyOf(line: string): Property {
  const read = /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/s.exec(line);
  must(read !== null, `a property: ${line}`);
  const [, name = "", parameters = "", value = ""] = read ?? [];
  const pairs = [...parameters.matchAll(/;([A-Z-]+)=("[^"]*"|[^;]*)/g)].map(
    ([, key = "", input = ""]) => [key, input] as const,
  );
  return { name, parameters: new Map(pairs), value };
}

function eventsOf(properties: readonly Property[]): Property[][] {
  const events: Property[][] = [];
  let open: Property[] | undefined;
  for (const property of properties) {
    if (property.name === "BEGIN") {
      must(property.value === "VEVENT" && !open, "events stand beside each other");
      open = [];
    } else if (property.name === "END") {
      must(property.value === "VEVENT" && open !== undefined, "an event that began ends");
      events.push(open ?? []);
      open = undefined;
    } else {
      must(open !== undefined && known.includes(property.name), `a property of an event: ${property.name}`);
      open?.push(property);
    }
  }
  must(open === undefined, "the last event ends");
  return events;
}

function eventOf(properties: readonly Property[], method: string): ReadEvent {
  const count = (request: string) => properties.filter(({ name }) => name === request).length;
  for (const name of once) must(count(name) === 1, `${name} once`);
  must(count("LOCATION") <= 1, "LOCATION at most once");
  must(count("ORGANIZER") === (method === "PUBLISH" ? 0 : 1), "what is sent has an organiser");
  must(method === "PUBLISH" ? count("ATTENDEE") === 0 : count("ATTENDEE") > 0, "and somebody it is sent to");
  const event = Object.fromEntries(
    properties.map(({ name, value }) => [name, texts.includes(name) ? textOf(value) : value]),
  );
  for (const name of ["DTSTAMP", "DTSTART", "DTEND"]) must(/^\d{8}T\d{6}Z$/.test(event[name] ?? ""), `${name} in UTC`);
  must((event.DTEND ?? "") > (event.DTSTART ?? ""), "it ends after it has begun");
  must(/^\d+$/.test(event.SEQUENCE ?? ""), "a sequence");
  must(/^[\w-]+@[\w.-]+$/.test(event.UID ?? ""), "our own id");
  must(["CONFIRMED", "TENTATIVE", "CANCELLED"].includes(event.STATUS ?? ""), "a status");
  must((event.STATUS === "CANCELLED") === (method === "CANCEL"), "cancelled and only then");
  for (const { name, value } of properties)
    if (name === "ORGANIZER" || name === "ATTENDEE") must(/^mailto:[^\s@]+@[^\s@]+$/i.test(value), `${name} by mail`);
  return event;
}

function textOf(value: string): string {
  must(!/[;,]/.test(value.replace(/\\[\\;,nN]/g, "")), `commas and semicolons are escaped: ${value}`);
  must(!value.replace(/\\[\\;,nN]/g, "").includes("\\"), `nothing else is: ${value}`);
  return value.replace(/\\([\\;,nN])/g, (_, email: string) => (email.toLowerCase() === "n" ? "\n" : email));
}

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`Not a calendar: ${what}`);
}
