import { expect, test } from "vitest";
import { type ContactDetails, type KnownPerson, matchPerson } from "./match-person.ts";

const thandi: KnownPerson = {
  id: "thandi",
  firstName: "Thandi",
  lastName: "Mokoena",
  emails: ["thandi@example.com", "t.mokoena@work.example"],
  phones: ["+27 82 555 0199"],
};
const brother: KnownPerson = { ...thandi, id: "sipho", firstName: "Sipho", emails: ["sipho@example.com"] };
const jose: KnownPerson = { ...thandi, id: "josé", firstName: "José", lastName: "Núñez", emails: ["jose@example.com"] };

const contact = (changes: Partial<ContactDetails>): ContactDetails => ({
  firstName: "Thandi",
  lastName: "Mokoena",
  email: "",
  phone: "",
  isDeskAddress: false,
  ...changes,
});
const number = "082 555 0199";

test.each<[string, Partial<ContactDetails>, readonly KnownPerson[], string | null]>([
  ["the same address", { email: "thandi@example.com" }, [thandi, brother], "thandi"],
  ["another of their addresses", { email: "T.Mokoena@work.example" }, [thandi], "thandi"],
  ["a mailbox under a tag", { email: "thandi+trips@example.com" }, [thandi], "thandi"],
  ["an address with another name", { email: "thandi@example.com", lastName: "Impostor" }, [thandi], "thandi"],
  ["an unknown address, though the number is known", { email: "new@example.com", phone: number }, [thandi], null],
  ["a number with the family name", { phone: number }, [thandi], "thandi"],
  ["a caller’s made-up address", { phone: number, email: "825550199@phone.invalid" }, [thandi], "thandi"],
  ["a number two of the family share", { phone: number }, [thandi, brother], null],
  ["a shared number, and one family name fits", { phone: number }, [thandi, jose], "thandi"],
  ["a number under another name", { phone: number, lastName: "Botha" }, [thandi], null],
  ["a number without a name", { phone: number, firstName: "", lastName: "" }, [thandi], "thandi"],
  ["accents and capitals", { phone: number, firstName: "JOSE", lastName: "nunez" }, [jose], "josé"],
  ["the names in the other order", { phone: number, firstName: "Mokoena", lastName: "Thandi" }, [thandi], "thandi"],
  ["too few digits", { phone: "0199" }, [thandi], null],
  [
    "a desk’s address, and a guest we know",
    { email: "sipho@example.com", isDeskAddress: true, phone: number },
    [thandi],
    "thandi",
  ],
  [
    "a desk’s address, and a guest we do not know",
    { email: "thandi@example.com", isDeskAddress: true },
    [thandi],
    null,
  ],
])("%s", (_name, changes, known, expected) => {
  expect(matchPerson(contact(changes), known)).toBe(expected);
});
