import type { drivers } from "#db/schema/drivers.ts";
import { localDate, localDateOf } from "#domain/time/local-time.ts";
import { random } from "../random.ts";
import type { SeedClock } from "../seed-clock.ts";

export type DriverRow = typeof drivers.$inferInsert;

type Facts = Pick<DriverRow, "firstName" | "lastName" | "licenceCode" | "homeArea"> & {
  readonly languages: string[];
  readonly permitDays: number;
  readonly isGuide?: true;
  readonly onLeave?: true;
  readonly belongsToProvider?: true;
};

/** Fourteen drivers. The first is the one that the driver's demo account belongs to. */
export function drivingStaff(
  clock: SeedClock,
  providerId: string,
  account: { id: string; email: string },
): DriverRow[] {
  const luck = random("drivers");
  return staff.map(({ permitDays, onLeave, belongsToProvider, ...facts }, at) => {
    const createdAt = clock.at(-luck.whole(470, 1400), luck.whole(8 * 60, 15 * 60));
    const mailbox = `${facts.firstName}.${facts.lastName}`.toLowerCase().replaceAll(" ", "");
    return {
      ...facts,
      id: luck.id(createdAt),
      userId: at === 0 ? account.id : null,
      providerId: belongsToProvider ? providerId : null,
      phone: `+27 82 555 0${201 + at}`,
      email: at === 0 ? account.email : `${mailbox}@drivers.example`,
      bornOn: localDate(`${1964 + ((at * 7) % 31)}-0${1 + (at % 9)}-1${at % 10}`),
      permitExpiresOn: localDateOf(clock.at(permitDays)),
      state: onLeave ? "on_leave" : "active",
      createdAt,
    };
  });
}

/** Two years is the longest a professional driving permit runs. */
const staff: Facts[] = [
  {
    firstName: "Sipho",
    lastName: "Ndlovu",
    licenceCode: "C1",
    homeArea: "Pinelands",
    languages: ["English", "isiZulu", "isiXhosa"],
    permitDays: 415,
    isGuide: true,
  },
  {
    firstName: "Ashwin",
    lastName: "Petersen",
    licenceCode: "EC",
    homeArea: "Mitchells Plain",
    languages: ["English", "Afrikaans"],
    permitDays: 288,
  },
  {
    firstName: "Nomsa",
    lastName: "Dlamini",
    licenceCode: "C1",
    homeArea: "Langa",
    languages: ["English", "isiXhosa", "French"],
    permitDays: 503,
    isGuide: true,
  },
  {
    firstName: "Pieter",
    lastName: "Lombard",
    licenceCode: "EC",
    homeArea: "Durbanville",
    languages: ["Afrikaans", "English", "German"],
    permitDays: 196,
    isGuide: true,
  },
  {
    firstName: "Fatima",
    lastName: "Jacobs",
    licenceCode: "EB",
    homeArea: "Athlone",
    languages: ["English", "Afrikaans", "Arabic"],
    permitDays: 361,
  },
  {
    firstName: "Lwazi",
    lastName: "Tshabalala",
    licenceCode: "EB",
    homeArea: "Khayelitsha",
    languages: ["isiXhosa", "English"],
    // Expired: this driver is given no trips until the new permit is verified.
    permitDays: -4,
  },
  {
    firstName: "Craig",
    lastName: "Williams",
    licenceCode: "C1",
    homeArea: "Table View",
    languages: ["English", "Afrikaans"],
    permitDays: 18,
  },
  {
    firstName: "Thabo",
    lastName: "Mokoena",
    licenceCode: "EB",
    homeArea: "Observatory",
    languages: ["Sesotho", "English"],
    permitDays: 640,
  },
  {
    firstName: "Rashied",
    lastName: "Abrahams",
    licenceCode: "EB",
    homeArea: "Bo-Kaap",
    languages: ["English", "Afrikaans"],
    permitDays: 254,
    onLeave: true,
  },
  {
    firstName: "Zanele",
    lastName: "Mthembu",
    licenceCode: "EB",
    homeArea: "Woodstock",
    languages: ["isiZulu", "English", "Portuguese"],
    permitDays: 477,
  },
  {
    firstName: "Johan",
    lastName: "du Plessis",
    licenceCode: "EC",
    homeArea: "Bellville",
    languages: ["Afrikaans", "English"],
    permitDays: 331,
  },
  {
    firstName: "Kagiso",
    lastName: "Molefe",
    licenceCode: "C1",
    homeArea: "Goodwood",
    languages: ["Setswana", "English"],
    permitDays: 590,
  },
  {
    firstName: "Priscilla",
    lastName: "Naidoo",
    licenceCode: "EB",
    homeArea: "Somerset West",
    languages: ["English", "Tamil"],
    permitDays: 147,
    belongsToProvider: true,
  },
  {
    firstName: "Werner",
    lastName: "Botha",
    licenceCode: "C1",
    homeArea: "Strand",
    languages: ["Afrikaans", "English"],
    permitDays: 402,
    belongsToProvider: true,
  },
];
