import type { reviews } from "#db/schema/reviews.ts";
import { addMinutes, localDateOf } from "#domain/time/local-time.ts";
import { random } from "../random.ts";
import type { SeedClock } from "../seed-clock.ts";

export type ReviewRow = typeof reviews.$inferInsert;

type Sample = { name: string; daysAgo: number; rating: number; location: string | null; text: string };

/** Plainly made up: every reviewer is called Sample, and the links lead to a domain no one can own. */
const samples: readonly Sample[] = [
  {
    name: "Emma Sample",
    daysAgo: 9,
    rating: 5,
    location: "Sea Point, Cape Town",
    text: "Our flight from Johannesburg landed two hours late, close to midnight. The driver had followed it, stood at the gate with our name and had a child seat fitted. Home before the little one woke up.",
  },
  {
    name: "Thomas Sample",
    daysAgo: 23,
    rating: 5,
    location: "Chapman’s Peak",
    text: "A whole day round the Peninsula for the four of us. We stopped where we wanted, skipped what we had seen before, and reached the penguins ahead of the coaches. The price was the one in the quote.",
  },
  {
    name: "Naledi Sample",
    daysAgo: 41,
    rating: 5,
    location: "Stellenbosch",
    text: "Thirty colleagues, two wine estates and a dinner, and nobody was left behind. One person at the desk answered every message, the last of them at ten at night.",
  },
  {
    name: "Luca Sample",
    daysAgo: 66,
    rating: 4,
    location: null,
    text: "Clean shuttle and a careful driver who knows the back roads. We were picked up ten minutes late because of an accident on the N2; the desk called before we had to ask.",
  },
];

/** The four reviews a new company starts with. */
export function reviewRows(clock: SeedClock): ReviewRow[] {
  const luck = random("reviews");
  return samples.map(({ name, daysAgo, rating, location, text }, at) => {
    const writtenAt = addMinutes(clock.today, -daysAgo * 24 * 60 + 19 * 60);
    const page = name.toLowerCase().replace(" ", ".");
    return {
      id: luck.id(writtenAt),
      reviewerName: name,
      reviewerProfileUrl: `https://facebook.example/${page}`,
      reviewerImage: null,
      rating,
      reviewText: text,
      reviewDate: localDateOf(writtenAt),
      reviewUrl: `https://facebook.example/capetownshuttle.sample/reviews/${at + 1}`,
      location,
      verified: true,
      state: "published",
      createdAt: writtenAt,
    };
  });
}
