/** What is kept, why, and how long: short, and no more than is true. */
export const keptData: readonly { readonly what: string; readonly why: string; readonly howLong: string }[] = [
  {
    what: "Your name, e-mail address and phone number",
    why: "To know who books, to confirm trips and so that a driver finds you.",
    howLong: "Until you delete your account.",
  },
  {
    what: "Your bookings, quotes and messages",
    why: "To drive you where you asked to go, and to answer.",
    howLong:
      "Dates, places and amounts for five years, as tax law asks. Without your name once you delete your account.",
  },
  {
    what: "Invoices",
    why: "The law asks every company to keep them.",
    howLong: "Five years. Without your name once you delete your account.",
  },
  {
    what: "Saved passengers and addresses",
    why: "Because you asked us to, to book faster.",
    howLong: "Until you remove them.",
  },
  {
    what: "Devices, sign-ins and what was done to your account",
    why: "To keep strangers out, and to be able to tell you what happened.",
    howLong: "Sessions until they end. The record of deeds stays; it knows an erased account by its number only.",
  },
];

/** What deleting does, in plain words. */
export const consequences: readonly string[] = [
  "You are signed out everywhere, and nobody can sign in with this account again.",
  "Your saved passengers and addresses, your second step and your sessions are deleted.",
  "Your name, e-mail address and phone number are taken out of your bookings, messages and invoices, and of the letters we sent you.",
  "What tax law makes us keep for five years stays without them: dates, places and amounts.",
  "It cannot be undone, and you no longer see past bookings and invoices here. Download your data first if you want a copy.",
];
