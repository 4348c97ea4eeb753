import { createHmac, randomBytes, randomFillSync } from "node:crypto";
import { v7 } from "uuid";
import { accessCode, bookingReference } from "#domain/booking/booking-reference.ts";

/** Random bytes are drawn for many ids at once: asking for them costs more than the rest of an id. */
const chance = Buffer.alloc(16 * 256);
let used = chance.length;
let last = { msecs: 0, seq: 0 };

/** Generated here rather than by the database: PostgreSQL 15 to 17 have no uuid v7. Ids of one process increase. */
export function newId(): string {
  if (used === chance.length) {
    randomFillSync(chance);
    used = 0;
  }
  const random = chance.subarray(used, used + 16);
  used += 16;
  last = countUp(last, Date.now(), random.readUInt32BE(6) >>> 1);
  return v7({ ...last, random });
}

const mostInMillisecond = 0xffff_ffff;

/** Starts again in each millisecond, while the clock doesn’t go back and numbers are left. */
export function countUp({ msecs, seq }: typeof last, now: number, start: number): typeof last {
  if (now > msecs) return { msecs: now, seq: start };
  return seq < mostInMillisecond ? { msecs, seq: seq + 1 } : { msecs: msecs + 1, seq: start };
}

export const newReference = (prefix?: string) => bookingReference(randomBytes(6), prefix);
export const newAccessCode = () => accessCode(randomBytes(8));

/** Derived from the record and our secret, so that later emails can carry it and the database stores none. */
export const codeFor = (secret: string, record: string) =>
  accessCode(createHmac("sha256", secret).update(record).digest());

export const accessCodeFor = (secret: string, reference: string) => codeFor(secret, `access-code:${reference}`);

/** The unguessable end of a record’s link: 132 bits, too many to try. */
export const linkSealFor = (secret: string, record: string) =>
  createHmac("sha256", secret).update(`link:${record}`).digest("base64url").slice(0, 22);

const sealFollows = ".";

/** Opens a booking from an emailed link: its access code, then a seal. People never type it. */
export const linkCodeFor = (secret: string, reference: string) =>
  `${accessCodeFor(secret, reference)}${sealFollows}${linkSealFor(secret, `booking:${reference}`)}`;

/** The part of a link’s code that people may type. */
export const typedCodeOf = (code: string): string => code.split(sealFollows, 1)[0] ?? "";
