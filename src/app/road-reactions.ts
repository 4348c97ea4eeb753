import { sendDriverInvitation } from "#features/accounts/invitations/server/send-driver-invitation.ts";
import { chargeWaiting } from "#features/booking/money/server/charge-waiting.ts";
import { lowerForAbandoned } from "#features/booking/money/server/lower-for-abandoned.ts";
import { completeBooking } from "#features/booking/progress/server/complete-booking.ts";
import { followNoShow } from "#features/booking/progress/server/follow-no-show.ts";
import { followShift } from "#features/booking/progress/server/follow-shift.ts";
import { sendPickupMoved } from "#features/booking/progress/server/send-pickup-moved.ts";
import { startBooking } from "#features/booking/progress/server/start-booking.ts";
import { finishDriverTasks } from "#features/crm/tasks/server/finish-driver-tasks.ts";
import { finishIncidentTask } from "#features/crm/tasks/server/finish-incident-task.ts";
import { finishShiftTask } from "#features/crm/tasks/server/finish-shift-task.ts";
import { finishTimeOffTask } from "#features/crm/tasks/server/finish-time-off-task.ts";
import { finishTripTask } from "#features/crm/tasks/server/finish-trip-task.ts";
import { requestAnswer } from "#features/drivers/time/server/request-answer.ts";
import { sendAbsenceAnswer } from "#features/drivers/time/server/send-absence-answer.ts";
import { sendDisputeAnswer } from "#features/incidents/disputes/server/send-dispute-answer.ts";
import { sendLostItemRequest } from "#features/incidents/lost-items/server/send-lost-item-request.ts";
import { sendLostItemUpdate } from "#features/incidents/lost-items/server/send-lost-item-update.ts";
import { openBreakdown } from "#features/incidents/server/open-breakdown.ts";
import { sendIncidentAlert } from "#features/incidents/server/send-incident-alert.ts";
import { sendArrivedSafely } from "#features/live/follow/server/send-arrived-safely.ts";
import { keepTripMessage } from "#features/messages/server/keep-trip-message.ts";
import { sendDispatchMessage } from "#features/messages/server/send-dispatch-message.ts";
import { earnCommission } from "#features/partners/commissions/server/settle-commission.ts";
import { payShift } from "#features/pay/server/pay-shift.ts";
import { payTrip } from "#features/pay/server/pay-trip.ts";
import { handInCash } from "#features/payments/cash/server/hand-in-cash.ts";
import { countDriven } from "#features/revenue/server/count-driven.ts";
import { countShift } from "#features/revenue/server/count-shift.ts";
import { sendSosAlert } from "#features/sos/server/send-sos-alert.ts";
import { sendChangedVehicles } from "#features/trips/assign/server/send-changed-vehicles.ts";
import { sendDriverAssigned } from "#features/trips/assign/server/send-driver-assigned.ts";
import { sendDriverDetails } from "#features/trips/assign/server/send-driver-details.ts";
import { sendDriverRemoved } from "#features/trips/assign/server/send-driver-removed.ts";
import { setPayout } from "#features/trips/assign/server/set-payout.ts";
import { sendReliefComing } from "#features/trips/relief/server/send-relief-coming.ts";
import { sendTripAbandoned } from "#features/trips/relief/server/send-trip-abandoned.ts";
import { sendTripBrokenOff } from "#features/trips/relief/server/send-trip-broken-off.ts";
import { passOnLateness } from "#features/trips/road/server/pass-on-lateness.ts";
import { sendCantFind } from "#features/trips/road/server/send-cant-find.ts";
import { sendPickupTimeForDriver } from "#features/trips/shift/server/send-pickup-time-for-driver.ts";
import { sendPartToDriver } from "#features/trips/split/server/send-part-to-driver.ts";
import type { Reactions } from "#platform/jobs/events.ts";
import { inTurn } from "#platform/jobs/in-turn.ts";

/** What follows on the road: trips, drivers, and what goes wrong with them. Part of the table in src/reactions.ts. */
export const roadReactions = {
  "dispute.answered": { sendDisputeAnswer, finishIncidentTask },
  "driver.absence_answered": { sendAbsenceAnswer, finishTimeOffTask },
  "driver.absence_asked": { requestAnswer },
  "driver.absence_withdrawn": { finishTimeOffTask },
  "driver.assigned": { sendDriverAssigned, sendDriverDetails, sendReliefComing, setPayout, finishDriverTasks },
  "driver.invited": { sendDriverInvitation },
  "driver.message_sent": { sendDispatchMessage },
  "driver.removed": { sendDriverRemoved },
  "incident.critical": { sendIncidentAlert },
  "incident.resolved": { finishIncidentTask },
  "lost_item.moved": { sendLostItemUpdate, finishIncidentTask },
  "lost_item.reported": { sendLostItemRequest },
  "passenger.late": { passOnLateness },
  "passenger.sought": { sendCantFind },
  "shift.confirmed": { handInCash, finishShiftTask, payShift, countShift },
  "sos.raised": { sendSosAlert },
  "trip.abandoned": {
    lowerForAbandoned,
    completeBooking: inTurn(lowerForAbandoned, completeBooking),
    earnCommission: inTurn(lowerForAbandoned, completeBooking, earnCommission),
    countDriven: inTurn(lowerForAbandoned, completeBooking, earnCommission, countDriven),
    sendTripAbandoned,
  },
  "trip.broken_off": { openBreakdown, sendTripBrokenOff },
  "trip.departed": { startBooking },
  "trip.ended": {
    completeBooking,
    finishTripTask,
    followNoShow,
    chargeWaiting,
    sendArrivedSafely,
    payTrip,
    countDriven: inTurn(payTrip, completeBooking, chargeWaiting, earnCommission, countDriven),
    earnCommission: inTurn(chargeWaiting, earnCommission),
  },
  "trip.message_written": { keepTripMessage },
  "trip.parts_changed": { sendPartToDriver, sendChangedVehicles, countDriven },
  "trip.shifted": { followShift, sendPickupMoved: inTurn(followShift, sendPickupMoved), sendPickupTimeForDriver },
} satisfies Reactions;
