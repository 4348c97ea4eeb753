import type { Ask } from "../featured-bookings.ts";
import { type Stay, stays } from "../places.ts";
import { type Random, random } from "../random.ts";
import type { OrganisationRow, Partners } from "./partners.ts";
import { type Guest, guests } from "./people.ts";

/** The guest, where they stay, and through which partner. */
export type Part = {
  readonly guest: Guest;
  readonly stay: Stay;
  readonly organisation: OrganisationRow | null;
};

const guestCount = 150;
const employeesOfCompanies = 12;
/** Of those who had booked before: some came once, some have come again since. */
const earlierGuests = { gone: 8, returned: 25 };

/**
 * Gives every ask its person. `progress` is how far the asks have come, 0 to 1: guests follow one another, so that the
 * bookings of one fall into one stay.
 */
export function casting(partners: Partners, isEarlier = false): (ask: Ask, progress: number) => Part {
  const luck = random(isEarlier ? "earlier casting" : "casting");
  const everyone = guests(guestCount);
  const employees = everyone.filter(({ phone }) => phone.startsWith("+27")).slice(0, employeesOfCompanies);
  const companies = partners.corporates.map((organisation, at, { length }) => ({
    organisation,
    travellers: employees.filter((_, number) => number % length === at),
  }));
  const { gone, returned } = earlierGuests;
  const visitors = (isEarlier ? guests(guestCount + gone).slice(-gone - returned) : everyone)
    .filter((guest) => !employees.includes(guest))
    .map((guest): Part => ({ guest, stay: luck.weighted(stays), organisation: null }));

  return (ask, progress) => {
    const visitor = near(visitors, progress, luck);
    const part = { ...visitor, ...(ask.guest && { guest: ask.guest }), ...(ask.stay && { stay: ask.stay }) };
    switch (ask.source) {
      case "hotel":
        return guestOfHotel(part, firstMostly(partners.hotels, luck));
      case "agent":
        return { ...part, organisation: firstMostly(partners.agencies, luck) };
      case "affiliate":
        return { ...part, organisation: partners.affiliate };
      case "corporate": {
        const { organisation, travellers } = firstMostly(companies, luck);
        return { ...part, organisation, guest: luck.pick(travellers) };
      }
      default:
        return part;
    }
  };
}

function near(visitors: readonly Part[], progress: number, luck: Random): Part {
  const expected = progress * (visitors.length - 1) + (luck.next() - 0.5) * 6;
  const [visitor] = visitors.slice(Math.min(Math.max(Math.round(expected), 0), visitors.length - 1));
  return visitor ?? luck.pick(visitors);
}

/** The first of a kind belongs to a demo account: most of the work is theirs. */
const firstMostly = <T>(all: readonly T[], luck: Random): T =>
  luck.weighted(all.map((each, at) => [each, at === 0 ? 5 : 3] as const));

const guestOfHotel = (part: Part, hotel: OrganisationRow): Part => ({
  ...part,
  stay: { name: `${hotel.name}, ${hotel.area}`, airportKm: 23, airportMinutes: 26 },
  organisation: hotel,
});
