/** Events on the road, and of the drivers on it. Part of the events in ../events.ts. */
export type RoadEvent =
  /** A driver and a vehicle are on the trip. */
  | {
      readonly type: "driver.assigned";
      readonly tripId: string;
      readonly bookingId: string;
      readonly assignmentId: string;
    }
  /** Our team took the driver off the trip; another may have it. */
  | {
      readonly type: "driver.removed";
      readonly tripId: string;
      readonly bookingId: string;
      readonly assignmentId: string;
    }
  /** The driver has set off for the pickup. */
  | { readonly type: "trip.departed"; readonly tripId: string; readonly bookingId: string }
  /** The driver is at the pickup. */
  | { readonly type: "driver.arrived"; readonly tripId: string; readonly bookingId: string }
  /** The driver is at the pickup and can’t find the passengers. */
  | { readonly type: "passenger.sought"; readonly tripId: string; readonly bookingId: string }
  /** The last passenger got out, no one came, or it broke off on the way. */
  | { readonly type: "trip.ended"; readonly tripId: string; readonly bookingId: string }
  /** Its vehicle can’t drive on. With passengers on board a relief vehicle takes them on; before that, another driver comes. */
  | {
      readonly type: "trip.broken_off";
      readonly tripId: string;
      readonly bookingId: string;
      /** Whose vehicle it was. */
      readonly assignmentId: string;
      /** The trip in which the passengers travel on; null where none were on board. */
      readonly reliefId: string | null;
      readonly incidentId: string;
      readonly reason: string;
      readonly by: string;
      readonly at: string;
    }
  /** No relief vehicle comes: it ended where it stopped, and its customer gets so much back. */
  | {
      readonly type: "trip.abandoned";
      readonly tripId: string;
      readonly bookingId: string;
      readonly reliefId: string;
      readonly refundCents: number;
    }
  /** The passengers said that they will be late, to those who come for them. */
  | {
      readonly type: "passenger.late";
      readonly noticeId: string;
      readonly bookingId: string;
      readonly tripIds: readonly string[];
      readonly minutes: number;
    }
  /** Its pickup is at another time, because a plane lands late or our team moved it. */
  | {
      readonly type: "trip.shifted";
      readonly tripId: string;
      readonly bookingId: string;
      readonly from: string;
      readonly to: string;
      readonly reason: string;
      readonly isFlight: boolean;
      /** It has another driver in the same step, who hears of the trip with its new time. */
      readonly hasNewDriver?: boolean;
    }
  /** It goes in another number of vehicles, or passengers and bags are shared otherwise: these have others to take. */
  | {
      readonly type: "trip.parts_changed";
      readonly tripId: string;
      readonly bookingId: string;
      readonly tripIds: readonly string[];
      readonly at: string;
    }
  /** Dispatch has written to a driver. */
  | { readonly type: "driver.message_sent"; readonly messageId: string }
  /** Dispatch has written to the driver of a trip, on the trip’s own page. */
  | { readonly type: "trip.message_written"; readonly noteId: string }
  | { readonly type: "driver.absence_asked"; readonly absenceId: string }
  /** Granted, declined, or taken back by our team. */
  | {
      readonly type: "driver.absence_answered";
      readonly driverId: string;
      readonly absenceId: string;
      readonly state: "granted" | "declined" | "withdrawn";
    }
  /** By the driver. */
  | { readonly type: "driver.absence_withdrawn"; readonly driverId: string; readonly absenceId: string };
