/** What has happened, in the past tense. Features learn of each other's deeds by these and nothing else. */
export type DomainEvent =
  | { readonly type: "booking.created"; readonly reference: string }
  | { readonly type: "enquiry.received"; readonly reference: string };

export type EventType = DomainEvent["type"];
export type EventOf<T extends EventType> = Extract<DomainEvent, { type: T }>;
