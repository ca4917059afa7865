import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

const LARGEST = 10 * 1024 * 1024;

/**
 * Takes every mail, for whomever it is, and passes none on.
 * @param {import('./letters.mjs').Letters} letters
 */
export function smtpServer(letters) {
  const server = new SMTPServer({
    name: 'landfall-mailbox',
    banner: 'Local mailbox of Landfall: no mail leaves this machine',
    // on loopback there is nobody to hide from, and a certificate of our own would be refused
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    size: LARGEST,
    closeTimeout: 500,
    onData(stream, { envelope }, done) {
      buffer(stream)
        .then(async (bytes) => {
          if (stream.sizeExceeded) throw Object.assign(new Error('The mail is too large'), { responseCode: 552 });
          const to = envelope.rcptTo.map(({ address }) => address);
          return letters.keep({ from: envelope.mailFrom ? envelope.mailFrom.address : '', to }, bytes);
        })
        .then((id) => done(null, `Kept as ${id}`), done);
    },
  });
  server.on('error', (error) => console.error(`A mail did not come through: ${error.message}`));
  return server;
}
