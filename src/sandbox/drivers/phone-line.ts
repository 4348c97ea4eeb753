import type { Role } from "#domain/account/roles.ts";

export type Caller = { readonly userId: string; readonly role: Role };

/** Makes one of the site’s calls as someone of the demo, as a phone or browser would. */
export type PhoneLine = (
  caller: Caller,
  call: string,
  body: object,
) => Promise<{ readonly status: number; readonly body: Readonly<Record<string, unknown>> }>;
