/** Loaded into every program: it ends when the one that started it is gone, whatever became of that one. */
const LAST_MOMENT = 5000;

process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), LAST_MOMENT).unref();
});
process.channel?.unref();
