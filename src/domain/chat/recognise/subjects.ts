import { type SituationId, situationIds } from "../situation.ts";

/** Further questions: prices, tours, sights and roads, which other parts of the chat work out. */
export const tripSubjects = ["n-trip", "n-tour", "n-sight", "n-road", "n-service", "n-advice"] as const;
export type TripSubject = (typeof tripSubjects)[number];

/** Everything a message can be about. The order is that of the learned weights. */
export const subjects = [...situationIds, ...tripSubjects] as const;
export type Subject = SituationId | TripSubject;

export const isTripSubject = (subject: Subject): subject is TripSubject =>
  tripSubjects.some((trip) => trip === subject);
