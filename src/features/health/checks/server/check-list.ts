import { answerClocks } from "./answer-clocks.ts";
import { backupAge } from "./backup-age.ts";
import { cardPayments } from "./card-payments.ts";
import { chatModel } from "./chat-model.ts";
import { clockDrift } from "./clock-drift.ts";
import { databaseLatency } from "./database-latency.ts";
import { databaseMigrations } from "./database-migrations.ts";
import type { HealthCheck } from "./define-check.ts";
import { diskSpace } from "./disk-space.ts";
import { emailDelivery } from "./email-delivery.ts";
import { errorRate } from "./error-rate.ts";
import { failedJobs } from "./failed-jobs.ts";
import { flightData } from "./flight-data.ts";
import { gpsPositions } from "./gps-positions.ts";
import { jobQueue } from "./job-queue.ts";
import { mapService } from "./map-service.ts";
import { responseTime } from "./response-time.ts";
import { scheduledTasks } from "./scheduled-tasks.ts";
import { siteCertificate } from "./site-certificate.ts";
import { textMessages } from "./text-messages.ts";

/** Every check, in the order of the page within its group. How to add one: ../../README.md. */
export const checkList: readonly HealthCheck[] = [
  databaseLatency,
  databaseMigrations,
  diskSpace,
  backupAge,
  siteCertificate,
  clockDrift,
  jobQueue,
  failedJobs,
  scheduledTasks,
  answerClocks,
  errorRate,
  responseTime,
  emailDelivery,
  cardPayments,
  mapService,
  flightData,
  gpsPositions,
  chatModel,
  textMessages,
];

export const checkNamed = (id: string): HealthCheck | undefined => checkList.find((check) => check.id === id);
