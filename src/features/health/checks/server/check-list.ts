import { answerClocks } from "./answer-clocks.ts";
import { backupAge } from "./backup-age.ts";
import { backupDrill } from "./backup-drill.ts";
import { bookingSums } from "./booking-sums.ts";
import { cardPayments } from "./card-payments.ts";
import { chatModel } from "./chat-model.ts";
import { clockDrift } from "./clock-drift.ts";
import { databaseLatency } from "./database-latency.ts";
import { databaseMigrations } from "./database-migrations.ts";
import type { HealthCheck } from "./define-check.ts";
import { diskSpace } from "./disk-space.ts";
import { driverlessTrips } from "./driverless-trips.ts";
import { emailDelivery } from "./email-delivery.ts";
import { endlessBookings } from "./endless-bookings.ts";
import { errorRate } from "./error-rate.ts";
import { failedJobs } from "./failed-jobs.ts";
import { flightData } from "./flight-data.ts";
import { gpsPositions } from "./gps-positions.ts";
import { holdsPastEnd } from "./holds-past-end.ts";
import { invoiceSums } from "./invoice-sums.ts";
import { jobQueue } from "./job-queue.ts";
import { mapService } from "./map-service.ts";
import { numberGaps } from "./number-gaps.ts";
import { overlappingAssignments } from "./overlapping-assignments.ts";
import { paidTwice } from "./paid-twice.ts";
import { privacyBreaches } from "./privacy-breaches.ts";
import { privacyRequests } from "./privacy-requests.ts";
import { responseTime } from "./response-time.ts";
import { revenueFigures } from "./revenue-figures.ts";
import { scheduledTasks } from "./scheduled-tasks.ts";
import { siteCertificate } from "./site-certificate.ts";
import { stuckMoney } from "./stuck-money.ts";
import { syntheticCustomer } from "./synthetic-customer.ts";
import { textMessages } from "./text-messages.ts";
import { unpaidBookings } from "./unpaid-bookings.ts";
import { unsentConfirmations } from "./unsent-confirmations.ts";

/** Every check, in the order of the page within its group. How to add one: ../../README.md. */
export const checkList: readonly HealthCheck[] = [
  databaseLatency,
  databaseMigrations,
  diskSpace,
  backupAge,
  backupDrill,
  siteCertificate,
  clockDrift,
  jobQueue,
  failedJobs,
  scheduledTasks,
  answerClocks,
  privacyRequests,
  privacyBreaches,
  errorRate,
  responseTime,
  emailDelivery,
  cardPayments,
  mapService,
  flightData,
  gpsPositions,
  chatModel,
  textMessages,
  driverlessTrips,
  overlappingAssignments,
  unpaidBookings,
  paidTwice,
  unsentConfirmations,
  holdsPastEnd,
  endlessBookings,
  stuckMoney,
  bookingSums,
  invoiceSums,
  numberGaps,
  revenueFigures,
  // Last: it takes seconds, or minutes if something is broken.
  syntheticCustomer,
];

export const checkNamed = (id: string): HealthCheck | undefined => checkList.find((check) => check.id === id);
