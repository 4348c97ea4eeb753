import { rand } from "../money/money.ts";

/** Every number of the company a manager may change. Prices are in the catalogue. */
export const companyRules = {
  // Cancellation: free until this many hours before pickup, then a share of the price; a no-show pays all of it.
  freeCancellationHours: 12,
  lateCancellationShare: 0.5,
  noShowShare: 1,
  cancellationGraceMinutes: 30,

  // The requests a booking may have.
  passengersAtMost: 200,
  defaultPickupTime: "09:00",
  childSeatFreeUnderAge: 12,
  groupDiscountFromPassengers: 8,
  groupDiscountShare: 0.1,
  serviceRadiusKilometres: 100,

  // How long before pickup to book, in hours; later is not refused, a person confirms it.
  leadHoursTransfer: 24,
  leadHoursTour: 48,
  leadHoursLargeGroup: 72,
  largeGroupFromPassengers: 23,
  /**
   * Better than promised: from so many hours ahead a trip is confirmed at once if a vehicle and a driver are both free. By the
   * farther end of the trip and by vehicle class; a tour also needs its own notice.
   */
  instantHours: {
    city: { sedan: 2, shuttle: 2, luxury_coach: 24, large_coach: 48 },
    airport: { sedan: 2, shuttle: 2, luxury_coach: 24, large_coach: 48 },
    outOfTown: { sedan: 6, shuttle: 6, luxury_coach: 24, large_coach: 48 },
    tours: 12,
  },

  // By when a person answers, in minutes.
  answerMinutesBooking: 20,
  answerMinutesQuote: 20,
  answerMinutesHomeForm: 2 * 60,
  answerMinutesContactPage: 24 * 60,
  /** A request turns amber when this share of its time has passed. */
  answerWarningShare: 0.75,

  // How long a price and a vehicle are kept for someone.
  holdMinutesOnline: 30,
  holdHoursBankTransfer: 24,
  quoteValidHours: 72,
  /** Unpaid, for people who have no account with us or have paid nothing yet. */
  holdsForStrangers: { fromOneNetwork: 5, forOneContact: 3, fleetShare: 0.5 },
  /** For how long what ran out can be taken up again. */
  rebookDays: 7,

  /** “As soon as reasonably possible” (POPIA, section 22), in hours: the notice of a breach. */
  breachHours: 72,

  /** After the last drop-off: what is paid and invoiced by then is closed. */
  closesAfterDays: 7,

  // Waiting at the pickup, in minutes.
  freeWait: { airport: 60, stationOrPort: 30, elsewhere: 15 },
  /** Then each further so many minutes that have started are charged. */
  waitStepMinutes: 15,
  /** “Can’t find passenger” is offered so long before the free waiting ends. */
  searchMinutes: { long: 15, short: 5 },
  /** A phone within so many metres is at the pickup; an airport is large. */
  pickupMetres: { near: 300, nearAirport: 1000 },

  // Dispatch.
  driverDetailsToCustomerHours: 24,
  driverDetailsAfterTripHours: 1,
  driverSeesTripHours: 48,
  driverSeesContactHours: 4,
  turnaroundMinutes: { city: 20, airport: 30, outOfTown: 45 },
  tripCompletesItselfHours: 6,
  /** After a breakdown: in so many minutes another vehicle is to be there, and what is left takes no less than this. */
  relief: { withinMinutes: 30, driveMinutesAtLeast: 15 },

  /**
   * Ratings: asked for some hours after the drop-off and at most so many later, reminded of once, never at night. Low ones
   * are answered within a day, words are read within two.
   */
  ratings: {
    askAfterHours: 2,
    askWithinHours: 72,
    remindAfterHours: 48,
    linkDays: 30,
    lowAtMost: 3,
    answerHours: 24,
    moderateHours: 48,
    /** A driver’s average counts as if there were so many ratings of the company’s average beside their own. */
    priorRatings: 10,
    /** For a driver’s average: those of the last so many days. */
    countDays: 365,
  },

  /** How long drivers work and rest: the most between two rests, the least rest, and a pause after so long at the wheel. */
  drivingAndRest: { dutyHours: 14, restHours: 9, drivingHours: 4.5, pauseMinutes: 15 },

  // Offers to drivers: minutes to answer for a pickup a day, hours, some hours or less than two hours ahead.
  offerMinutes: { dayAhead: 60, hoursAhead: 40, soon: 20, urgent: 5 },
  offerTries: 3,
  /** At night people sleep: only what is needed within so many hours of the night’s end can’t wait until then. */
  quietHours: { customers: { from: "21:00", until: "07:00" }, drivers: { from: "21:00", until: "06:00" } },
  cannotWaitHours: 4,
  reconfirmHours: { first: 18, second: 6, last: 3 },
  providerPayoutShare: 0.7,
  /** A trip with its pickup at such a time is a night trip to its driver. */
  nightPay: { from: "22:00", until: "05:00" },

  // Tracking.
  lateDepartureMinutes: 15,
  /** So long after the planned pickup an arrival still counts as on time for the driver. */
  arrivalGraceMinutes: 5,
  /** Before the pickup: who reports a departure sooner has pressed the wrong trip. */
  departureEarliestHours: 3,
  // Positions: how late one may come, how far ahead its clock may be, and from when on that clock is called wrong.
  positionLateHours: 24,
  positionAheadMinutes: 5,
  clockSkewMinutes: 2,
  /** Around a trip: a vehicle is followed from so long before the pickup to so long after the drop-off. */
  trackedBeforeMinutes: 60,
  trackedAfterMinutes: 15,
  positionEverySeconds: { onRoad: 5, onDuty: 60 },
  // The live page: how roughly a vehicle is shown before it departs, and when a phone counts as silent.
  roughPositionMetres: 100,
  silentAfterMinutes: 2,
  // Links a customer may share with family, and screens a property may have.
  familyLinksAtMost: 5,
  /** Days after which no one knows who a link was made for, and from where it was opened. */
  liveLinksKnownDays: 90,
  arrivalScreensAtMost: 10,
  /** The screen of a lobby: trips within so many hours. */
  arrivalsAheadHours: 12,
  /** Days until one a minute is left of them, and until the last is deleted. */
  positionsRawDays: 90,
  positionsKeptDays: 365,
  /** Around a pickup and a drop-off. */
  tripFenceMetres: 300,
  /** Our team’s warnings on a trip. The speed is a setting. */
  roadAlerts: { offRouteMetres: 500, stoppedMinutes: 30, silentMinutes: 10, speedKmh: 120 },

  // Money that needs a second look.
  trustedTransferAtMost: rand(2000),
  refundBySinglePersonAtMost: rand(5000),

  /** Partners: for how many days a visit counts as theirs, from what on they are paid, and above what by two persons. */
  partners: { attributionDays: 45, payoutAtLeastCents: rand(500), singlePersonAtMostCents: rand(20_000) },

  // The money-back guarantee: days to claim after the trip, working days to answer and to refund.
  guarantee: { claimDays: 14, replyWorkingDays: 2, refundWorkingDays: 10 },

  /** Working days until a bank shows a refund. */
  bankRefundDays: { fewest: 3, most: 5 },

  // Documents.
  documentAlertDays: [60, 30, 14, 7, 1],
  /** It is renewed by applying at least sixty days before it ends. */
  accreditationAlertDays: [120, 90, 75, 60],
} as const;
