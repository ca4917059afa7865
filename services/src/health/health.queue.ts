/** Asked for its length, to learn whether the queues answer; nothing is ever put in. */
export const HEALTH_QUEUE = 'health';
