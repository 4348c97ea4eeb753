import { bind } from "#platform/bind.ts";
import { chatContract } from "../contract.ts";
import { answerQuestion, type ChatSettings } from "./answer-question.ts";

export const chatApi = (settings: ChatSettings) => bind(chatContract, { aiChatbot: answerQuestion(settings) });
