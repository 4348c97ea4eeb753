import type { Role } from "./roles.ts";

/** What has happened, in the past tense. Features learn of each other's deeds by these and nothing else. */
export type DomainEvent =
  | { readonly type: "booking.created"; readonly reference: string }
  | { readonly type: "enquiry.received"; readonly reference: string }
  | { readonly type: "application.invited"; readonly applicationId: string }
  | {
      readonly type: "invite.accepted";
      readonly inviteId: string;
      readonly userId: string;
      readonly role: Role;
      readonly applicationId: string | null;
    }
  | {
      readonly type: "partner.standing_changed";
      readonly applicationId: string;
      readonly standing: "active" | "suspended" | "terminated";
    };

export type EventType = DomainEvent["type"];
export type EventOf<T extends EventType> = Extract<DomainEvent, { type: T }>;
