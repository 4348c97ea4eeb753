import { chargeWaiting } from "#features/booking/money/server/charge-waiting.ts";
import { creditResale } from "#features/booking/money/server/credit-resale.ts";
import { lowerForAbandoned } from "#features/booking/money/server/lower-for-abandoned.ts";
import { completeBooking } from "#features/booking/progress/server/complete-booking.ts";
import { followNoShow } from "#features/booking/progress/server/follow-no-show.ts";
import { followShift } from "#features/booking/progress/server/follow-shift.ts";
import { sendPickupMoved } from "#features/booking/progress/server/send-pickup-moved.ts";
import { startBooking } from "#features/booking/progress/server/start-booking.ts";
import { finishDriverTasks } from "#features/crm/tasks/server/finish-driver-tasks.ts";
import { finishIncidentTask } from "#features/crm/tasks/server/finish-incident-task.ts";
import { finishTripTask } from "#features/crm/tasks/server/finish-trip-task.ts";
import { takeOffRoad } from "#features/fleet/server/take-off-road.ts";
import { sendDisputeAnswer } from "#features/incidents/disputes/server/send-dispute-answer.ts";
import { sendLostItemRequest } from "#features/incidents/lost-items/server/send-lost-item-request.ts";
import { sendLostItemUpdate } from "#features/incidents/lost-items/server/send-lost-item-update.ts";
import { openBreakdown } from "#features/incidents/server/open-breakdown.ts";
import { sendIncidentAlert } from "#features/incidents/server/send-incident-alert.ts";
import { sendArrivedSafely } from "#features/live/follow/server/send-arrived-safely.ts";
import { keepTripMessage } from "#features/messages/server/keep-trip-message.ts";
import { earnCommission } from "#features/partners/commissions/server/settle-commission.ts";
import { payTrip } from "#features/pay/server/pay-trip.ts";
import { countDriven } from "#features/revenue/server/count-driven.ts";
import { searchRoutes } from "#features/routing/server/search-routes.ts";
import { sendSosAlert } from "#features/sos/server/send-sos-alert.ts";
import { sendChangedVehicles } from "#features/trips/assign/server/send-changed-vehicles.ts";
import { sendDriverAssigned } from "#features/trips/assign/server/send-driver-assigned.ts";
import { sendDriverDetails } from "#features/trips/assign/server/send-driver-details.ts";
import { sendDriverRemoved } from "#features/trips/assign/server/send-driver-removed.ts";
import { sendOverrideNotice } from "#features/trips/assign/server/send-override-notice.ts";
import { setPayout } from "#features/trips/assign/server/set-payout.ts";
import { sendUnplaced } from "#features/trips/automatic/server/send-unplaced.ts";
import { sendBreakdownAlarm } from "#features/trips/relief/server/send-breakdown-alarm.ts";
import { sendReliefComing } from "#features/trips/relief/server/send-relief-coming.ts";
import { sendTripAbandoned } from "#features/trips/relief/server/send-trip-abandoned.ts";
import { sendTripBrokenOff } from "#features/trips/relief/server/send-trip-broken-off.ts";
import { noteBreakdown } from "#features/trips/road/server/note-breakdown.ts";
import { passOnLateness } from "#features/trips/road/server/pass-on-lateness.ts";
import { sendCantFind } from "#features/trips/road/server/send-cant-find.ts";
import { sendDriverArrived, sendDriverOnTheWay } from "#features/trips/road/server/send-driver-progress.ts";
import { sendPickupTimeForDriver } from "#features/trips/shift/server/send-pickup-time-for-driver.ts";
import { sendPartToDriver } from "#features/trips/split/server/send-part-to-driver.ts";
import type { Reactions } from "#platform/jobs/events.ts";

/** A trip with its driver and passengers, and whatever goes wrong on the road. */
export const tripLife = {
  "driver.assigned": { sendDriverAssigned, sendDriverDetails, sendReliefComing, setPayout, finishDriverTasks },
  "trip.unplaced": { sendUnplaced },
  "compliance.overridden": { sendOverrideNotice },
  "driver.removed": { sendDriverRemoved },
  "trip.parts_changed": { sendPartToDriver, sendChangedVehicles, countDriven },
  "trip.shifted": { followShift, sendPickupMoved, sendPickupTimeForDriver },
  "trip.departed": { startBooking, sendDriverOnTheWay },
  "driver.arrived": { sendDriverArrived },
  "passenger.late": { passOnLateness },
  "passenger.sought": { sendCantFind },
  "trip.message_written": { keepTripMessage },
  "sos.raised": { sendSosAlert },
  "route_run.started": { searchRoutes },
  "incident.critical": { sendIncidentAlert },
  "incident.resolved": { finishIncidentTask },
  "trip.broken_off": { openBreakdown, takeOffRoad, noteBreakdown, sendTripBrokenOff, sendBreakdownAlarm },
  "trip.abandoned": { lowerForAbandoned, completeBooking, earnCommission, countDriven, sendTripAbandoned },
  "trip.ended": {
    completeBooking,
    finishTripTask,
    followNoShow,
    chargeWaiting,
    sendArrivedSafely,
    payTrip,
    countDriven,
    earnCommission,
    creditResale,
  },
  "lost_item.reported": { sendLostItemRequest },
  "lost_item.moved": { sendLostItemUpdate, finishIncidentTask },
  "dispute.answered": { sendDisputeAnswer, finishIncidentTask },
} satisfies Reactions;
