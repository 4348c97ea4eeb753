import { phoneChannels } from "#domain/channel/channel-rules.ts";
import { judgeTexts } from "#domain/health/judge-texts.ts";
import { addHours } from "#domain/time/local-time.ts";
import { defineCheck } from "./define-check.ts";
import { countTexts } from "./views.ts";

export const textMessages = defineCheck({
  id: "text-messages",
  name: "WhatsApp and SMS",
  group: "services",
  acts: "Super-user",
  severity: "soon",
  everyMinutes: 60,
  async read({ db, now, texts }) {
    const { gateways } = texts;
    const connected = phoneChannels.filter((channel) => gateways[channel]);
    const balance = (await gateways.sms?.balance?.()) ?? null;
    return { connected, balance, ...(await countTexts(db, addHours(now, -24))) };
  },
  judge: judgeTexts,
});
