import type { Role } from "#domain/account/roles.ts";

/** The person of the demo who makes a call. */
export type Caller = { readonly userId: string; readonly role: Role };

/** Makes one of the site’s calls as someone of the demo, as a phone or a browser would. */
export type PhoneLine = (
  caller: Caller,
  call: string,
  body: object,
) => Promise<{ readonly status: number; readonly body: Readonly<Record<string, unknown>> }>;
