import type { ChildSeatSizes } from "#domain/booking/child-seats.ts";
import type { PaidBooking } from "./views.ts";

export type Opening = { readonly reference: string; readonly code?: string | null };

/** A booking as the payment page needs it, with more facts than payments use. */
export type OpenedBooking = PaidBooking & {
  readonly light: "green" | "amber";
  readonly offer: string | null;
  readonly pickupLocation: string;
  readonly destination: string;
  readonly returnAt: Date | null;
  readonly hireUnit: "half_day" | "full_day" | null;
  readonly hireHours: number | null;
  readonly packageDays: number | null;
  readonly passengers: number;
  readonly bags: number;
  readonly childSeats: number;
  readonly childSeatSizes: ChildSeatSizes;
  readonly responseDueAt: Date | null;
  readonly answeredAt: Date | null;
};
