import { sendApplicantInvitation } from "#features/accounts/users/server/send-applicant-invitation.ts";
import { sendDriverInvitation } from "#features/accounts/users/server/send-driver-invitation.ts";
import { finishDriverPhotoTask } from "#features/crm/tasks/server/finish-driver-photo-task.ts";
import { finishPartnerTask } from "#features/crm/tasks/server/finish-partner-task.ts";
import { finishShiftTask } from "#features/crm/tasks/server/finish-shift-task.ts";
import { finishTimeOffTask } from "#features/crm/tasks/server/finish-time-off-task.ts";
import { sendDocumentRejected } from "#features/documents/server/send-document-rejected.ts";
import { updateDriverDocuments } from "#features/drivers/documents/server/update-driver-documents.ts";
import { enrolDriver } from "#features/drivers/server/enrol-driver.ts";
import { updateDriverState } from "#features/drivers/server/update-driver-state.ts";
import { requestAnswer } from "#features/drivers/time/server/request-answer.ts";
import { sendAbsenceAnswer } from "#features/drivers/time/server/send-absence-answer.ts";
import { updateVehicleDocuments } from "#features/fleet/vehicles/server/update-vehicle-documents.ts";
import { sendDispatchMessage } from "#features/messages/server/send-dispatch-message.ts";
import { pushNotice } from "#features/notices/server/push-notice.ts";
import {
  sendDisputeAnswered,
  sendPayoutPaid,
  sendStatementIssued,
} from "#features/partners/commissions/server/send-partner-news.ts";
import { addColleague } from "#features/partners/record/server/add-colleague.ts";
import { activateApplication } from "#features/partners/server/activate-application.ts";
import { repayByRule } from "#features/pay/rules/server/repay-by-rule.ts";
import { sendPayStatement } from "#features/pay/runs/server/send-pay-statement.ts";
import { payShift } from "#features/pay/server/pay-shift.ts";
import { handInCash } from "#features/payments/cash/server/hand-in-cash.ts";
import { handInSetOff } from "#features/payments/cash/server/hand-in-set-off.ts";
import { countCosts } from "#features/revenue/server/count-costs.ts";
import { countDriven } from "#features/revenue/server/count-driven.ts";
import { countShift } from "#features/revenue/server/count-shift.ts";
import type { Reactions } from "#platform/jobs/events.ts";

/** People who work with us: applicants, drivers, partners, and their documents and pay. */
export const driversAndPartners = {
  "application.invited": { sendApplicantInvitation },
  "driver.invited": { sendDriverInvitation },
  "invite.accepted": { activateApplication, enrolDriver, addColleague },
  "document.changed": { updateVehicleDocuments, updateDriverDocuments, sendDocumentRejected },
  "partner.standing_changed": { updateDriverState },
  "notice.wanted": { pushNotice },
  "driver.message_sent": { sendDispatchMessage },
  "driver.photo_decided": { finishDriverPhotoTask },
  "driver.absence_asked": { requestAnswer },
  "driver.absence_answered": { sendAbsenceAnswer, finishTimeOffTask },
  "driver.absence_withdrawn": { finishTimeOffTask },
  "shift.confirmed": { handInCash, finishShiftTask, payShift, countShift },
  "pay.rule_saved": { repayByRule },
  "pay.period_settled": { countCosts },
  "pay.run_paid": { handInSetOff },
  "pay.statement_paid": { sendPayStatement },
  "partner.commission_changed": { countDriven },
  "partner.statement_issued": { sendStatementIssued },
  "partner.dispute_answered": { finishPartnerTask, sendDisputeAnswered },
  "partner.payout_paid": { sendPayoutPaid },
} satisfies Reactions;
