import * as z from "zod/mini";
import { emailPattern, longestEmail } from "#domain/text/email-address.ts";
import { isBirthDate, isLocalDate, isLocalTime } from "#domain/time/local-time.ts";

// Fields shared by many calls, limited to what a column can hold, so that anything beyond is a field’s message and not
// a failure.

/** A day such as 2026-11-20, within this century. */
export const dayField = (message = "Enter a date such as 2026-11-20") =>
  z.iso.date(message).check(z.maxLength(10, message), z.refine(isLocalDate, message));

/** A date of birth, which may lie in the last century. */
export const birthDateField = (message = "Enter a date of birth such as 1988-03-04") =>
  z.iso.date(message).check(z.maxLength(10, message), z.refine(isBirthDate, message));

/** A time such as 09:30. */
export const timeField = (message = "Enter a time such as 09:30") =>
  z.string(message).check(z.maxLength(5, message), z.refine(isLocalTime, message));

/** A moment such as 2026-11-20T08:00:00.000Z, within this century. */
export const momentField = (message = "Enter a date and time") =>
  z.iso.datetime(message).check(z.maxLength(27, message), z.refine(startsInCentury, message));

const startsInCentury = (moment: string) => isLocalDate(moment.slice(0, 10));

/** Fields that may be left out, or sent as null. */
export const nullable = <T extends z.ZodMiniType>(inner: T) => z._default(z.nullable(inner), null);

export const atMost = (characters: number) => z.maxLength(characters, `Please use at most ${characters} characters`);

/** The id that people see in addresses and files, such as luxury_coach. */
export const slugField = (message = "Use small letters, digits and underscores") =>
  z.string(message).check(z.regex(/^[a-z][a-z0-9_]{0,39}$/, message));

/** A service by its key: its kind, such as airport_transfer, or its slug, such as wine-evenings. */
export const serviceKeyField = z
  .string("Choose a service")
  .check(z.regex(/^[a-z][a-z0-9_-]{0,79}$/, "Choose a service"));

/** A required text; `message` asks for it. */
export const textField = (message: string, most: number) =>
  z.string(message).check(z.trim(), z.minLength(1, message), atMost(most));

export const emailField = (message = "Enter an email address such as name@example.com") =>
  z.string(message).check(z.trim(), atMost(longestEmail), z.regex(emailPattern, message));

export const optionalEmailField = z._default(z.union([z.literal(""), emailField()]), "");

export const optionalTextField = (most: number) => z._default(z.string().check(z.trim(), atMost(most)), "");

export const searchField = optionalTextField(100);

/** The number of rows on a page. */
export const pageSizeField = (usual: number) => z._default(z.int().check(z.minimum(1), z.maximum(200)), usual);

/** The version of a record that someone saw before changing it. */
export const versionField = z.int().check(z.minimum(0), z.maximum(2_147_483_647));

const mostCents = 100_000_000;

/** A price or payment: at most a million rand, so that sums still fit. */
export const centsField = (message = "Enter an amount", least = 0) =>
  z
    .int(message)
    .check(
      z.minimum(least, least > 0 ? "Enter an amount above zero" : "Enter an amount of zero or more"),
      z.maximum(mostCents, "Enter at most R1\u00a0000\u00a0000"),
    );

/** The amount a caller expects; compared, not stored. */
export const expectedCentsField = (message = "Enter the amount in whole cents") => z.int32(message);
