import { bind } from "#platform/bind.ts";
import { chatContract } from "../contract.ts";
import { answerQuestion } from "./answer-question.ts";

export const chatApi = bind(chatContract, { aiChatbot: answerQuestion });
