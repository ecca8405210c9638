import { createInvalidInputError } from '#contract/call/api-error.ts'

// Passwords of at least eight characters at the top of all lists of leaked ones, in lower case.
const commonPasswords = new Set(
  `12345678 123456789 1234567890 12345679 123456789a 1234567891 12344321 123123123 123321123 11111111
  111111111 1111111111 00000000 000000000 0000000000 22222222 33333333 44444444 55555555 66666666 77777777
  88888888 99999999 987654321 9876543210 87654321 87654321a 0123456789 01234567 147258369 789456123
  741852963 159753456 123654789 112233445566 11223344 1122334455 12341234 123412345 12121212 13131313
  10203040 102030405060 password password1 password12 password123 password1234 passw0rd passw0rd1
  p@ssw0rd p@ssword p@ssw0rd1 pa55word pa$$word password! password1! password01 mypassword newpassword
  passwort passwort1 motdepasse contraseña contrasena qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234
  qwerty12345 qwerty123456 qwertyqwerty qwertz123 qwertzui qwertzuiop azertyui azertyuiop asdfghjk
  asdfghjkl asdfasdf asdf1234 asdfqwer zxcvbnm1 zxcvbnm123 zxcvbnmz 1qaz2wsx 1qaz2wsx3edc 1q2w3e4r
  1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 qazwsxedc qazwsx123 zaq12wsx zaq1zaq1 abcd1234 abcdefgh
  abcdefghi abcd12345 abc12345 abc123456 abcabcabc a1b2c3d4 a1234567 a12345678 a123456789 aa123456
  aa12345678 aaaaaaaa aaaaaaaaa asdasdasd q1234567 qwe12345 qweasdzxc qweqweqwe zxczxczxc iloveyou
  iloveyou1 iloveyou2 iloveyou! iloveu123 loveyou1 lovelove princess princess1 sunshine sunshine1
  football football1 baseball baseball1 basketball superman superman1 spiderman batman123 pokemon1
  starwars starwars1 dragon123 dragonball monkey123 master123 shadow123 michael1 jordan23 jennifer
  jessica1 charlie1 samantha jonathan computer computer1 internet internet1 samsung1 whatever whatever1
  trustno1 trustnoone letmein1 letmein123 letmein! welcome1 welcome12 welcome123 welcome! welcome1!
  changeme changeme1 changeme123 default1 defaultpassword administrator admin123 admin1234 admin12345
  admin123456 adminadmin admin@123 root1234 rootroot testtest test1234 test12345 testing1 testing123
  guest123 user1234 username secret123 supersecret hello123 helloworld hellohello corvette mercedes
  maverick midnight mustang1 cocacola chocolate liverpool liverpool1 chelsea1 arsenal1 manchester
  barcelona realmadrid steelers yankees1 rangers1 snoopy123 scooter1 freedom1 summer2023 summer2024
  summer2025 summer2026 winter2023 winter2024 winter2025 winter2026 spring2025 spring2026 autumn2025
  autumn2026 january1 december einstein research research1 hospital healthcare salusalus`
    .split(/\s+/)
    .filter((entry) => entry !== ''),
)

const isCommon = (password: string, own: readonly string[]): boolean => {
  const plain = password.toLowerCase()
  if (commonPasswords.has(plain) || new Set(plain).size <= 2) return true
  return own.some((word) => word.length >= 4 && plain === word.toLowerCase())
}

/** Throws 400 if a password is common, or equal to the account's name or email. */
export const requireUncommonPassword = (
  path: string,
  password: string,
  username = '',
  email = '',
): void => {
  const [localPart = ''] = email.split('@')
  if (!isCommon(password, [username, email, localPart])) return
  throw createInvalidInputError([{ path, message: 'This password is too easy to guess' }])
}
