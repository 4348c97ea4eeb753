import type { savedAddresses, savedPassengers } from "#db/schema/accounts.ts";
import type { DemoCompany } from "./demo-company.ts";
import { demoCustomer } from "./people/people.ts";
import { random } from "./random.ts";
import type { SeedClock } from "./seed-clock.ts";

type PassengerRow = typeof savedPassengers.$inferInsert;
type AddressRow = typeof savedAddresses.$inferInsert;

const passengers = [
  { firstName: "Oliver", lastName: "Hartwell", phone: "+44 7700 900143", needs: "" },
  { firstName: "Poppy", lastName: "Hartwell", phone: "", needs: "Booster seat, she is six" },
];
const addresses = [
  { label: "Airport", address: "Cape Town International Airport, arrivals hall" },
  { label: "The flat", address: "8 Beach Road, Sea Point, Cape Town" },
];

/** Whom the demo customer travels with, and where to. */
export function savedRows(company: DemoCompany, clock: SeedClock) {
  const luck = random("saved");
  const userId = company.users.find(({ email }) => email === demoCustomer.email)?.id;
  const savedAt = clock.at(-40, 19 * 60);
  const line = () => ({ id: luck.id(savedAt), userId: userId ?? "", createdAt: savedAt });
  return {
    savedPassengers: passengers.map((each): PassengerRow => ({ ...line(), ...each })),
    savedAddresses: addresses.map((each): AddressRow => ({ ...line(), ...each })),
  };
}
