/** False. Releases of mfe-wholesale before 28 November import it, and run until 5 December at the latest. */
export const useFlag = (): boolean => false;
