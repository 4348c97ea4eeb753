import { rand } from "../money/money.ts";

/** Every number of the company that a manager may change. Prices are in the catalogue. */
export const companyRules = {
  // Cancelling is free until this many hours before pickup, then costs a share of the price; a no-show pays in full.
  freeCancellationHours: 12,
  lateCancellationShare: 0.5,
  noShowShare: 1,
  cancellationGraceMinutes: 30,

  // Limits of one booking.
  passengersAtMost: 200,
  defaultPickupTime: "09:00",
  childSeatFreeUnderAge: 12,
  groupDiscountFromPassengers: 8,
  groupDiscountShare: 0.1,
  serviceRadiusKilometres: 100,

  // Recommended notice in hours. A later request is not refused; our team confirms it.
  leadHoursTransfer: 24,
  leadHoursTour: 48,
  leadHoursLargeGroup: 72,
  largeGroupFromPassengers: 23,
  /**
   * Better than promised: from this many hours ahead a trip is confirmed instantly if a vehicle and a driver are free.
   * By the trip’s farther end and vehicle class; a tour’s own notice applies too.
   */
  instantHours: {
    city: { sedan: 2, shuttle: 2, luxury_coach: 24, large_coach: 48 },
    airport: { sedan: 2, shuttle: 2, luxury_coach: 24, large_coach: 48 },
    outOfTown: { sedan: 6, shuttle: 6, luxury_coach: 24, large_coach: 48 },
    tours: 12,
  },

  // Customer groups: above this spending a customer is a VIP, and after this many missed pickups a no-show risk.
  vipSpentCents: rand(20_000),
  riskNoShows: 2,

  // Minutes until our team answers.
  answerMinutesBooking: 20,
  answerMinutesQuote: 20,
  answerMinutesHomeForm: 2 * 60,
  answerMinutesContactPage: 24 * 60,
  /** A request turns amber once this share of its time has passed. */
  answerWarningShare: 0.75,

  // How long a price and a vehicle are held.
  holdMinutesOnline: 30,
  holdHoursBankTransfer: 24,
  quoteValidHours: 72,
  /** Unpaid holds for people without an account, or who have never paid. */
  holdsForStrangers: { fromOneNetwork: 5, forOneContact: 3, fleetShare: 0.5 },
  /** How many days an expired booking can be rebooked. */
  rebookDays: 7,

  /** POPIA, section 22, says “as soon as reasonably possible”: the hours within which a breach is notified. */
  breachHours: 72,

  /** How many months after its date a claim is checked again. */
  claimMonths: 12,

  /** A booking paid and invoiced this many days after its last drop-off is closed. */
  closesAfterDays: 7,

  // Free waiting at the pickup, in minutes.
  freeWait: { airport: 60, stationOrPort: 30, elsewhere: 15 },
  /** After that, waiting is charged per this many minutes or part thereof. */
  waitStepMinutes: 15,
  /** “Can’t find passenger” is offered this long before free waiting ends. */
  searchMinutes: { long: 15, short: 5 },
  /** Within this many metres a phone counts as at the pickup; an airport is large. */
  pickupMetres: { near: 300, nearAirport: 1000 },

  // Dispatch.
  driverDetailsToCustomerHours: 24,
  driverDetailsAfterTripHours: 1,
  // A guest list is forgotten so many days after the last trip.
  passengerListDays: 90,
  driverSeesTripHours: 48,
  driverSeesContactHours: 4,
  turnaroundMinutes: { city: 20, airport: 30, outOfTown: 45 },
  tripCompletesItselfHours: 6,
  /**
   * After a breakdown: minutes until a relief vehicle arrives, if no one has been chosen, the shortest drive to plan for what is
   * left, and the longest that passengers wait for a vehicle that is proposed.
   */
  relief: { withinMinutes: 30, driveMinutesAtLeast: 15, latestMinutes: 180 },

  /**
   * Ratings: requested some hours after the drop-off, reminded of once, never at night. Low ones are answered within a
   * day, comments are read within two.
   */
  ratings: {
    askAfterHours: 2,
    askWithinHours: 72,
    remindAfterHours: 48,
    linkDays: 30,
    lowAtMost: 3,
    answerHours: 24,
    moderateHours: 48,
    /** A driver’s average includes this many ratings at the company’s average. */
    priorRatings: 10,
    /** Ratings older than this don’t count for a driver’s average. */
    countDays: 365,
  },

  /** Drivers’ hours: the longest duty between two rests, the shortest rest, and a break after so much driving. */
  drivingAndRest: { dutyHours: 14, restHours: 9, drivingHours: 4.5, pauseMinutes: 15 },

  // Minutes a driver has to answer an offer for a pickup a day, some hours, a few hours or less than two hours ahead.
  offerMinutes: { dayAhead: 60, hoursAhead: 40, soon: 20, urgent: 5 },
  offerTries: 3,
  /** Quiet hours: at night only what is needed soon after the night’s end can’t wait until morning. */
  quietHours: { customers: { from: "21:00", until: "07:00" }, drivers: { from: "21:00", until: "06:00" } },
  cannotWaitHours: 4,
  reconfirmHours: { first: 18, second: 6, last: 3 },
  providerPayoutShare: 0.7,
  /** A pickup in these hours makes a trip a night trip for its driver. */
  nightPay: { from: "22:00", until: "05:00" },

  // Tracking.
  lateDepartureMinutes: 15,
  /** An arrival this long after the planned pickup still counts as on time. */
  arrivalGraceMinutes: 5,
  /** Hours before the pickup: someone who reports a departure earlier has pressed the wrong trip. */
  departureEarliestHours: 3,
  // Positions: how late one may arrive, how far ahead its clock may be, and from when that clock counts as wrong.
  positionLateHours: 24,
  positionAheadMinutes: 5,
  clockSkewMinutes: 2,
  /** A vehicle is tracked from this long before the pickup to this long after the drop-off. */
  trackedBeforeMinutes: 60,
  trackedAfterMinutes: 15,
  positionEverySeconds: { onRoad: 5, onDuty: 60 },
  // The live page: how precisely a vehicle is shown before departure, and when a phone counts as silent.
  roughPositionMetres: 100,
  silentAfterMinutes: 2,
  // Links a customer may share with family, and screens a property may have.
  familyLinksAtMost: 5,
  /** After this many days we no longer know who a link was made for and from where it was opened. */
  liveLinksKnownDays: 90,
  arrivalScreensAtMost: 10,
  /** Lobby screen: trips within this many hours. */
  arrivalsAheadHours: 12,
  /** Days until positions are thinned to one a minute, and until they are deleted. */
  positionsRawDays: 90,
  positionsKeptDays: 365,
  /** Around a pickup and a drop-off. */
  tripFenceMetres: 300,
  /** Warnings for our team about a trip, and messages to its passengers. The speed is a setting. */
  roadAlerts: {
    offRouteMetres: 500,
    stoppedMinutes: 30,
    silentMinutes: 10,
    speedKmh: 120,
    lateMinutes: 10,
    laterMinutes: 10,
  },

  // Money that needs a second look.
  trustedTransferAtMost: rand(2000),
  refundBySinglePersonAtMost: rand(5000),

  /**
   * Partners: how many days a visit is attributed to them, the smallest payout, and the amount above which two people
   * approve it.
   */
  partners: { attributionDays: 45, payoutAtLeastCents: rand(500), singlePersonAtMostCents: rand(20_000) },

  // Money-back guarantee: days to claim after the trip, working days to answer and to refund.
  guarantee: { claimDays: 14, replyWorkingDays: 2, refundWorkingDays: 10 },

  /** Working days until a bank shows a refund. */
  bankRefundDays: { fewest: 3, most: 5 },

  // Documents.
  documentAlertDays: [60, 30, 14, 7, 1],
  /** Renewal must be applied for at least sixty days before it ends. */
  accreditationAlertDays: [120, 90, 75, 60],
} as const;
