// A font or picture in tests: its address is all that code sees of it.
module.exports = 'file-address';
