/** Events on the road and of its drivers. Part of the events in ../events.ts. */
export type RoadEvent =
  /** A driver and a vehicle were assigned. */
  | {
      readonly type: "driver.assigned";
      readonly tripId: string;
      readonly bookingId: string;
      readonly assignmentId: string;
    }
  /** Our team took the driver off the trip; another may get it. */
  | {
      readonly type: "driver.removed";
      readonly tripId: string;
      readonly bookingId: string;
      readonly assignmentId: string;
    }
  | { readonly type: "trip.departed"; readonly tripId: string; readonly bookingId: string }
  | { readonly type: "driver.arrived"; readonly tripId: string; readonly bookingId: string }
  /** The driver is at the pickup and can’t find the passengers. */
  | { readonly type: "passenger.sought"; readonly tripId: string; readonly bookingId: string }
  /** The last passenger got out, no one came, or it was interrupted. */
  | { readonly type: "trip.ended"; readonly tripId: string; readonly bookingId: string }
  /** Its vehicle broke down. With passengers on board a relief vehicle continues; before that another driver comes. */
  | {
      readonly type: "trip.broken_off";
      readonly tripId: string;
      readonly bookingId: string;
      /** The assignment whose vehicle broke down. */
      readonly assignmentId: string;
      /** The trip in which passengers continue; null if none were on board. */
      readonly reliefId: string | null;
      readonly incidentId: string;
      readonly reason: string;
      readonly by: string;
      readonly at: string;
      /** Its driver reported it, and no one of our team knows yet. */
      readonly isAlarm?: boolean;
      /** Another vehicle was sent in the same step, so the message names its driver instead of promising one. */
      readonly isRescued?: boolean;
      /** Our team reported it for the driver: the entry to write in the trip’s record. */
      readonly entryId?: string;
    }
  /** No relief vehicle comes: it ended where it stopped, with this refund for its customer. */
  | {
      readonly type: "trip.abandoned";
      readonly tripId: string;
      readonly bookingId: string;
      readonly reliefId: string;
      readonly refundCents: number;
    }
  /** The passengers told their driver that they will be late. */
  | {
      readonly type: "passenger.late";
      readonly noticeId: string;
      readonly bookingId: string;
      readonly tripIds: readonly string[];
      readonly minutes: number;
    }
  /** Its pickup time moved, because of a late flight or by our team. */
  | {
      readonly type: "trip.shifted";
      readonly tripId: string;
      readonly bookingId: string;
      readonly from: string;
      readonly to: string;
      readonly reason: string;
      readonly isFlight: boolean;
      /** Its driver is replaced in the same step and is notified of the trip at its new time. */
      readonly hasNewDriver?: boolean;
    }
  /** The number of vehicles or their loads changed; these drivers are affected. */
  | {
      readonly type: "trip.parts_changed";
      readonly tripId: string;
      readonly bookingId: string;
      readonly tripIds: readonly string[];
      readonly at: string;
    }
  | { readonly type: "driver.message_sent"; readonly messageId: string }
  /** Dispatch wrote to a trip’s driver, on the trip’s own page. */
  | { readonly type: "trip.message_written"; readonly noteId: string }
  | { readonly type: "driver.absence_asked"; readonly absenceId: string }
  /** Granted, declined, or withdrawn by our team. */
  | {
      readonly type: "driver.absence_answered";
      readonly driverId: string;
      readonly absenceId: string;
      readonly state: "granted" | "declined" | "withdrawn";
    }
  | { readonly type: "driver.absence_withdrawn"; readonly driverId: string; readonly absenceId: string };
