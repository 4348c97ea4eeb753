import * as z from "zod/mini";
import { roles } from "#domain/account/roles.ts";
import { call, contract } from "#platform/contract.ts";

const atMost = (characters: number) => z.maxLength(characters, `Please use at most ${characters} characters`);

/** As in the link; anything else is simply unknown. */
const token = z.string("The link is incomplete").check(z.trim(), z.minLength(1, "The link is incomplete"), atMost(200));

/** Somebody whom a sign-in page of the demo lets in with one press. */
const demoAccount = z.object({
  label: z.string(),
  email: z.string(),
  password: z.string(),
  roles: z.array(z.enum(roles)),
  home: z.string(),
});
export type DemoAccountOffer = z.output<typeof demoAccount>;

/** What an invitation says to who holds its link. */
const invitation = z.object({
  email: z.string(),
  name: z.string(),
  role: z.enum(roles),
  /** When it ends, as an ISO moment. */
  expires_at: z.string(),
  /** There is an account with this address: its password, or being signed in as it, takes the place of a new one. */
  has_account: z.boolean(),
});
export type Invitation = z.output<typeof invitation>;

/** The session of the auth API, as its client takes it. */
const session = z.looseObject({ access_token: z.string(), refresh_token: z.string() });

const inviteRefusals = {
  invite_unknown: "This invitation is not known. Please check that the whole link was copied.",
  invite_used: "This invitation has been accepted already. Please sign in.",
  invite_withdrawn:
    "This invitation no longer works. It was replaced or withdrawn, or the account has changed since. Please ask for a new one.",
  invite_expired: "This invitation has ended: they last seven days. Please ask for a new one.",
} as const;

export const accountsContract = contract({
  demoAccounts: call({
    summary: "The accounts of the demo, for its sign-in pages; none with a real company.",
    access: "anyone",
    effect: "reads",
    forPages: true,
    input: z.object({}),
    output: z.object({ accounts: z.array(demoAccount) }),
  }),
  readInvite: call({
    summary: "Reads the invitation that a link stands for.",
    access: "anyone",
    effect: "reads",
    limit: { times: 30, seconds: 60 },
    input: z.object({ token }),
    output: invitation,
    refusals: inviteRefusals,
  }),
  acceptInvite: call({
    summary: "Accepts an invitation: makes or completes the account, gives it the role and signs in.",
    access: "anyone",
    effect: "changes",
    limit: { times: 10, seconds: 300 },
    input: z.object({
      token,
      name: z._default(z.string().check(z.trim(), atMost(200)), ""),
      /** A new one, or that of the account which has the address already. */
      password: z._default(z.string().check(atMost(200)), ""),
    }),
    output: z.object({
      /** Null for who was signed in already: the session goes on, with the new role once it is refreshed. */
      session: z.nullable(session),
      role: z.enum(roles),
    }),
    refusals: {
      ...inviteRefusals,
      name_missing: "Please tell us your name.",
      weak_password:
        "Please choose another password: at least 10 characters, not your e-mail address, and not a common one.",
      wrong_password: "That is not the password of this account.",
      account_closed: "The account with this address is suspended. Please call us.",
    },
  }),
});
