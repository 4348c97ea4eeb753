import { type Random, random } from "../random.ts";
import { demoAccounts } from "./demo-users.ts";
import { type Nation, nations } from "./names.ts";

export type Guest = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
};

const mailboxes = ["example.com", "example.org", "example.net", "mail.example", "post.example"] as const;

/** Distinct guests, no two with the same mailbox. */
export function guests(count: number): Guest[] {
  const luck = random("people");
  const met = new Map<string, Guest>();
  while (met.size < count) {
    const nation = luck.weighted(nations.map((each) => [each, each.share] as const));
    const guest = guestOf(nation, luck);
    if (!met.has(guest.email)) met.set(guest.email, guest);
  }
  return [...met.values()];
}

function guestOf(nation: Nation, luck: Random): Guest {
  const firstName = luck.pick(nation.first);
  const lastName = luck.pick(nation.last);
  return {
    firstName,
    lastName,
    email: `${plain(firstName)}.${plain(lastName)}@${luck.pick(mailboxes)}`,
    phone: nation.phone.replaceAll("#", () => String(luck.whole(0, 9))),
  };
}

const plain = (name: string) =>
  name
    .normalize("NFD")
    .replaceAll(/[^a-z]/gi, "")
    .toLowerCase();

/** The guest behind the customer's demo account, so that signing in shows a history. */
export const demoCustomer: Guest = {
  firstName: "Emily",
  lastName: "Hartwell",
  email: demoAccounts[0].email,
  phone: demoAccounts[0].phone,
};

/** Two of the company with the demo account, who fly on the same morning. */
export const demoColleagues: readonly Guest[] = [
  {
    firstName: "Ayanda",
    lastName: "Petersen",
    email: "ayanda.petersen@bluecrane.example",
    phone: "+27 82 555 0391",
  },
  { firstName: "Johan", lastName: "Meyer", email: "johan.meyer@bluecrane.example", phone: "+27 82 555 0392" },
];
