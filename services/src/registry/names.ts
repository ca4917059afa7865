/** An application: the shell or a remote. */
export const REMOTE_NAME = /^(?:shell|mf-[a-z][a-z0-9-]{0,36})$/;
export const BUILD_ID = /^[0-9a-f]{12}$/;
export const CHANNEL_NAME = /^[a-z][a-z0-9-]{0,59}$/;
